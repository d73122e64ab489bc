run test check bench setup lock:
	@python3 dev.py $@

.PHONY: run test check bench setup lock
