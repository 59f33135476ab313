/** '930', '9:30', '9.30', '9 Uhr 30' and '9' become '09:30' and '09:00'; null for what is no time of day. */
export function timeIn(typed: string): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s*uhr\s*/, ':')
    .replace(/:$/, '');
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:[:.,h](\d{2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;

  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** When something ends: that may be midnight, which is '24:00' there. */
export const endIn = (typed: string): string | null =>
  /^\s*24(?:[:.,h]?00)?\s*(?:uhr)?\s*$/i.test(typed) ? '24:00' : timeIn(typed);
