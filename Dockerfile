FROM python:3.11.13-slim-bookworm AS build
WORKDIR /srv
RUN python -m venv /opt/venv
ENV PATH=/opt/venv/bin:$PATH
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY deno.json deno.lock package.json ./
RUN deno install --frozen --quiet
COPY static static
COPY games games
COPY app app
# Set-up draws and bundles; the running server needs none of these tools.
RUN python -m app.build && pip uninstall --yes deno fonttools brotli

FROM python:3.11.13-slim-bookworm
RUN useradd --uid 1000 --create-home shinobi && install --directory --owner=shinobi /data /backups
WORKDIR /srv
COPY --from=build /opt/venv /opt/venv
COPY --from=build /srv/node_modules node_modules
COPY pyproject.toml package.json deno.lock ./
COPY games games
COPY migrations migrations
COPY static static
COPY --from=build /srv/static/made static/made
COPY templates templates
COPY docs docs
COPY README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md ./
COPY app app
ENV PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1 DATA_DIR=/data
USER 1000
VOLUME /data /backups
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["python", "-m", "app", "serve", "--host", "0.0.0.0"]
