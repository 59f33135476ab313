import { marked, type Token, type Tokens } from 'marked';
import { safeHref, shallow } from './markup.rules.js';
import type { Block, Inline } from './markup.types.js';

const DEEPEST = 6;

/** Markdown to the tree; HTML in it is text like any other, and a link that leads nowhere good is only its words. */
export function markupOf(markdown: string): Block[] {
  return stepwise(blocksOf(marked.lexer(shallow(markdown), { gfm: true }), 0));
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  if (depth > DEEPEST) return paragraphOf(tokens.map(({ raw }) => raw).join(''));
  return tokens.flatMap((token) => blockOf(token, depth));
}

function blockOf(token: Token, depth: number): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: levelOf(token.depth), inline: inlineOf(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', inline: inlineOf(token.tokens) }];
    case 'text':
      return token.tokens
        ? [{ kind: 'paragraph', inline: inlineOf(token.tokens) }]
        : paragraphOf(decoded(token.text));
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: itemsOf(token as Tokens.List, depth) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(token.tokens ?? [], depth + 1) }];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return paragraphOf('text' in token ? token.text : token.raw);
  }
}

const itemsOf = ({ items }: Tokens.List, depth: number): Block[][] =>
  items.map(({ tokens }) => blocksOf(tokens, depth + 1));

const tableOf = ({ header, rows }: Tokens.Table): Block => ({
  kind: 'table',
  head: header.map(({ tokens }) => inlineOf(tokens)),
  rows: rows.map((row) => row.map(({ tokens }) => inlineOf(tokens))),
});

function inlineOf(tokens: readonly Token[] = [], depth = 0, inLink = false): Inline[] {
  if (depth > DEEPEST) return textOf(tokens.map(({ raw }) => raw).join(''));
  return tokens.flatMap((token): Inline[] => {
    const within = (link = inLink) => inlineOf('tokens' in token ? token.tokens : [], depth + 1, link);
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, inline: within() }];
      case 'del':
        return within();
      case 'br':
        return [{ kind: 'break' }];
      case 'link': {
        const href = inLink ? null : safeHref(token.href);
        return href ? [{ kind: 'link', href, inline: within(true) }] : within();
      }
      case 'image':
        return textOf(token.text);
      case 'text':
        return token.tokens ? within() : textOf(decoded(token.text));
      default:
        return textOf('text' in token ? token.text : token.raw);
    }
  });
}

const paragraphOf = (text: string): Block[] =>
  text.trim() === '' ? [] : [{ kind: 'paragraph', inline: textOf(text.trim()) }];

const textOf = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text }]);

const levelOf = (depth: number): 2 | 3 | 4 => (depth <= 2 ? 2 : depth === 3 ? 3 : 4);

/** A page has one h1, and whoever listens to it must not miss a step between headings. */
function stepwise(blocks: Block[]): Block[] {
  let last = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    last = Math.min(block.level, last + 1);
    return { ...block, level: last as 2 | 3 | 4 };
  });
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  shy: '\u00ad',
};

/** Lawyers' texts come with a few entities of the web; as text they are what they stand for. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|shy);/g, (_, name: string) => ENTITIES[name] ?? '');
