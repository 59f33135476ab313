/** What is read of one menu at the most; every part is one question. */
export const MAX_PARTS = 12;
export const MAX_SOURCE_TEXT = 40_000;
/** The answer to more than that would not fit into what the model may write. */
const MAX_PART = 4_000;

/** Cut between lines, so that no dish is torn from its price; a line that is too long by itself is cut hard. */
export function textPartsOf(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n').flatMap(pieces)) {
    const longer = `${parts.at(-1) ?? ''}${line}\n`;
    if (parts.length === 0 || longer.length > MAX_PART) parts.push(`${line}\n`);
    else parts[parts.length - 1] = longer;
  }
  return parts.map((part) => part.trim()).filter(hasWords);
}

/** Neither a page number nor a price alone is anything to read. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text);

const pieces = (line: string): string[] =>
  line.length < MAX_PART ? [line] : (line.match(/.{1,3999}/gsu) ?? []);

/** A page of which less can be read as text is a picture of a page. */
const LEAST_LETTERS = 40;
export const isTextPage = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= LEAST_LETTERS;
