const MOST_NAMED = 3;

/** 'Lieferzeit und Mindestbestellwert geändert'; of many only the first are named. */
export function changedWords(changes: readonly string[]): string {
  const names = [...new Set(changes)];
  const named = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names;
  const others = names.length - named.length;
  if (others > 0) return `${named.join(', ')} und ${others} weitere Angaben geändert`;
  const last = named.pop() ?? '';
  return `${named.length > 0 ? `${named.join(', ')} und ` : ''}${last} geändert`;
}
