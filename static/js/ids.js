/** Ids for clicks: unique enough without crypto.randomUUID, which LAN play has not. */

const page = Date.now().toString(36) + Math.random().toString(36).slice(2, 10);
let count = 0;

export function freshId() {
  count += 1;
  return `${page}-${count}`;
}
