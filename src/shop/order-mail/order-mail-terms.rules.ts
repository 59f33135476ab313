import type { Block, Inline } from '../legal/texts/markup.types.js';

/** The terms as a mail can carry them: paragraphs of plain text, headings marked. */
export interface TermsParagraph {
  text: string;
  heading: boolean;
}

export const termsParagraphsOf = (blocks: readonly Block[]): TermsParagraph[] =>
  blocks.flatMap(paragraphsOf).filter(({ text }) => text !== '');

function paragraphsOf(block: Block): TermsParagraph[] {
  switch (block.kind) {
    case 'heading':
      return [{ text: textOf(block.inline), heading: true }];
    case 'paragraph':
      return [{ text: textOf(block.inline), heading: false }];
    case 'list':
      return block.items.map((item) => ({
        text: `– ${item
          .flatMap(paragraphsOf)
          .map(({ text }) => text)
          .join(' ')}`,
        heading: false,
      }));
    case 'quote':
      return block.blocks.flatMap(paragraphsOf);
    case 'table':
      return [block.head, ...block.rows].map((row) => ({
        text: row.map(textOf).join(' | '),
        heading: false,
      }));
    default:
      return [];
  }
}

const textOf = (inline: readonly Inline[]): string =>
  inline
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'break' ? ' ' : textOf(part.inline);
    })
    .join('');
