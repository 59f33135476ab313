import MarkdownIt, { type Token } from 'markdown-it';
import { safeHref, shallow } from './markup.rules.js';
import type { Block, Inline } from './markup.types.js';

const DEEPEST = 6;
const FURTHEST = 400;
/** After `www.` */
const ADDRESS = /^(?:[\w-]+\.)+[a-z]{2,20}(?![\w-])(?:\/[\w./~%?&=#+-]*[\w/~%=#+-])?/i;

const reader = new MarkdownIt({ html: false, linkify: true });
// Every address arrives here as it was written, and `safeHref` alone decides about it.
reader.validateLink = () => true;
reader.normalizeLink = (href) => href;
reader.normalizeLinkText = (text) => text;
// Of bare addresses only those become links that nobody takes for anything else.
reader.linkify
  .set({ fuzzyLink: false, fuzzyEmail: true })
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, at) => ADDRESS.exec(text.slice(at, at + FURTHEST))?.[0].length ?? 0,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });

/** Markdown to the tree; HTML in it is text like any other, and a link that leads nowhere good is only its words. */
export function markupOf(markdown: string): Block[] {
  return stepwise(blocksOf(nestedIn(reader.parse(shallow(markdown), {})), 0));
}

/** A token with what stands between it and the token that closes it. */
interface Nested {
  token: Token;
  inside: Nested[];
}

function nestedIn(tokens: readonly Token[]): Nested[] {
  const root: Nested[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const nested: Nested = { token, inside: [] };
    open.at(-1)?.push(nested);
    if (token.nesting > 0) open.push(nested.inside);
  }
  return root;
}

function blocksOf(nested: readonly Nested[], depth: number): Block[] {
  if (depth > DEEPEST) return paragraphOf(nested.map(writtenIn).join(' '));
  return nested.flatMap((one) => blockOf(one, depth));
}

function blockOf({ token, inside }: Nested, depth: number): Block[] {
  switch (token.type) {
    case 'heading_open':
      return [{ kind: 'heading', level: levelOf(token.tag), inline: wordsOf(inside) }];
    case 'paragraph_open':
      return [{ kind: 'paragraph', inline: wordsOf(inside) }];
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = inside.map((item) => blocksOf(item.inside, depth + 1));
      return [{ kind: 'list', ordered: token.tag === 'ol', items }];
    }
    case 'blockquote_open':
      return [{ kind: 'quote', blocks: blocksOf(inside, depth + 1) }];
    case 'table_open':
      return [tableOf(inside)];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return paragraphOf(token.content);
  }
}

function tableOf(parts: readonly Nested[]): Block {
  const [head = [], ...rows] = parts.flatMap(({ inside }) =>
    inside.map((row) => row.inside.map((cell) => wordsOf(cell.inside))),
  );
  return { kind: 'table', head, rows };
}

const wordsOf = (nested: readonly Nested[]): Inline[] =>
  joined(nested.flatMap(({ token }) => inlineOf(nestedIn(token.children ?? []))));

function inlineOf(nested: readonly Nested[], depth = 0, inLink = false): Inline[] {
  if (depth > DEEPEST) return textOf(nested.map(writtenIn).join(''));
  return nested.flatMap(({ token, inside }): Inline[] => {
    const within = (link = inLink) => joined(inlineOf(inside, depth + 1, link));
    switch (token.type) {
      case 'strong_open':
        return [{ kind: 'strong', inline: within() }];
      case 'em_open':
        return [{ kind: 'em', inline: within() }];
      case 's_open':
        return within();
      case 'softbreak':
        return textOf('\n');
      case 'hardbreak':
        return [{ kind: 'break' }];
      case 'link_open': {
        const href = inLink ? null : safeHref(String(token.attrGet('href') ?? ''));
        return href ? [{ kind: 'link', href, inline: within(true) }] : within();
      }
      default:
        return textOf(token.content);
    }
  });
}

/** What the reader of Markdown split, as at a backslash, is one text again. */
function joined(parts: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      whole[whole.length - 1] = { kind: 'text', text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}

const writtenIn = ({ token, inside }: Nested): string =>
  [token.content, ...inside.map(writtenIn)].filter((part) => part !== '').join(' ');

const paragraphOf = (text: string): Block[] =>
  text.trim() === '' ? [] : [{ kind: 'paragraph', inline: textOf(text.trim()) }];

const textOf = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text }]);

const levelOf = (tag: string): 2 | 3 | 4 => (tag === 'h1' || tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4);

/** A page has one h1, and whoever listens to it must not miss a step between headings. */
function stepwise(blocks: Block[]): Block[] {
  let last = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    last = Math.min(block.level, last + 1);
    return { ...block, level: last as 2 | 3 | 4 };
  });
}
