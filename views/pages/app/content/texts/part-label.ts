/** What a text is of its dish, after the name: ", Beschreibung". */
export function partLabel(part: string): string {
  if (part === 'name' || part === 'alt') return '';
  if (part === 'description') return ', Beschreibung';
  return part.startsWith('option:') ? ', Auswahl' : ', Gang';
}
