import { phoneLinkOf, shownPhone } from '../../../shared/phone.js';

/** Parts of a text one below the other; what is empty is left out. */
export const text = (parts: string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** Without a body there is no heading either. */
export const section = (heading: string, ...body: string[]): string => {
  const paragraphs = body.filter((part) => part !== '');
  return paragraphs.length === 0 ? '' : `## ${heading}\n\n${paragraphs.join('\n\n')}`;
};

/** Lines of an address: they break where they end. */
export const lines = (...parts: string[]): string => parts.filter((line) => line !== '').join('  \n');

export const list = (...items: string[]): string =>
  items
    .filter((item) => item !== '')
    .map((item) => `- ${item}`)
    .join('\n');

/** What somebody typed into a field is never markup, nor an address that Markdown would make a link of by itself. */
export const plain = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~@]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&')
    .replace(/&(?=[a-z#])/gi, '&amp;');

export const mailLink = (email: string): string =>
  email && `[${plain(email).replaceAll('\\@', '@')}](mailto:${email})`;

/** Dialled as phones everywhere understand it; a number nobody could dial is no link. */
export function phoneLink(phone: string): string {
  const link = phoneLinkOf(phone);
  return link ? `[${plain(shownPhone(phone))}](${link})` : plain(phone);
}
