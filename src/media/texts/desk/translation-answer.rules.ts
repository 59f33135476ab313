import { cleanAnswer } from '../plain-text.rules.js';

const MAX_NAME = 80;
const MAX_TEXT = 400;

interface Asked {
  id: string;
  part: string;
  german: string;
}

/** What the model translated of what it was asked for, by id. Whatever else it says is not listened to. */
export function translationsIn(raw: string, asked: readonly Asked[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of itemsIn(raw)) {
    const of = asked.find(({ id }) => id === item.id);
    if (!of || typeof item.text !== 'string' || found.has(of.id)) continue;
    const max = of.part === 'description' ? MAX_TEXT : MAX_NAME;
    const { text } = cleanAnswer(item.text, { max, keepsClaims: true });
    if (text !== '' && isOfItsLength(text, of.german)) found.set(of.id, text);
  }
  return found;
}

/** A name that becomes a speech is no translation. */
const isOfItsLength = (text: string, german: string): boolean => text.length <= german.length * 3 + 30;

function itemsIn(raw: string): { id?: unknown; text?: unknown }[] {
  try {
    const answer = JSON.parse(raw.replace(/^\s*```(?:json)?|```\s*$/g, ''));
    const items = Array.isArray(answer) ? answer : answer?.items;
    return Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : [];
  } catch {
    return [];
  }
}
