/** The same day of the next month, or its last day where it has no such day. */
export function monthAfter(from: Date): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
