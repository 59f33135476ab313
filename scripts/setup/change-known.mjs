/**
 * Changes code that others wrote, where it reads as we know it and as often. Code that reads differently stops the build with
 * what `unknown` says of it.
 *
 * @param {string} code
 * @param {{ from: string | RegExp, to: any, times?: number, unknown: (found: number) => string }} change
 */
export function changeKnown(code, { from, to, times = 1, unknown }) {
  const found = timesIn(code, from);
  if (found !== times) throw new Error(unknown(found));
  return code.replace(from, to);
}

function timesIn(code, wanted) {
  if (typeof wanted === 'string') return code.split(wanted).length - 1;
  return [...code.matchAll(wanted.global ? wanted : new RegExp(wanted, `${wanted.flags}g`))].length;
}
