/** What a text is of its dish, after the name: ", Beschreibung". */
export function partLabel(part: string): string {
  if (part === 'name' || part === 'alt') return '';
  if (part === 'description') return ', Beschreibung';
  return part.startsWith('option:') ? ', Auswahl' : ', Gang';
}

/** How many letters a place has for its text. */
export function longest(part: string): number {
  if (part === 'alt') return 200;
  return part === 'description' ? 400 : 80;
}
