import { descriptionOf } from './descriptions.mjs';
import { menuIn } from './menus.mjs';
import { englishOf } from './translations.mjs';

/** The same question gets the same answer. */
export function answerTo(question) {
  const { kind, user, data } = question;
  if (kind === 'translation') return JSON.stringify({ items: itemsOf(data).map(translated) });
  if (kind === 'menu') return JSON.stringify(menuIn(typeof data?.text === 'string' ? data.text : user));
  if (kind === 'alt')
    return `${nameOf(data) ?? 'Ein angerichtetes Gericht'} auf einem hellen Teller, von oben gesehen`;
  return descriptionOf(nameOf(data) ?? nameIn(user), data);
}

const translated = ({ id, text }) => ({ id, text: englishOf(String(text)) });
const itemsOf = (data) => (Array.isArray(data) ? data : (data?.items ?? []));
const nameOf = (data) => (typeof data?.name === 'string' ? data.name : null);
const nameIn = (text) =>
  /[„"»]([^“"«]{2,80})[“"«]/.exec(text)?.[1] ?? text.trim().split('\n').at(-1).slice(0, 60);
