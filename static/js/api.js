/** The HTTP API: one call, errors with their code and words. */

export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {number} status
   */
  constructor(code, message, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

let kept = false;

/** Whether there is no network, and what is shown was kept from before. */
export function isKept() {
  return kept || "kept" in document.documentElement.dataset;
}

/**
 * @param {"GET"|"POST"|"DELETE"} method
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  kept = answer.headers.get("X-Kept") === "yes";
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(data.code ?? "", data.message ?? "", answer.status);
  return data;
}
