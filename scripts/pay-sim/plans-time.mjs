/** A month later, or the last day of a month that has no such day. */
export function monthAfter(seconds) {
  const from = new Date(seconds * 1_000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1_000);
}

export const nowSeconds = () => Math.floor(Date.now() / 1_000);
export const isoOf = (seconds) => new Date(seconds * 1_000).toISOString().replace(/\.\d+Z/, 'Z');
