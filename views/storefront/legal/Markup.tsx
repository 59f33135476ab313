import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '../../../src/shop/legal/texts/markup.types';

/** A legal text as elements: there is nothing in it that could be more than a text. */
export function Markup({ blocks }: { blocks: Block[] }) {
  return <>{blocks.map((block, i) => keyed(i, blockOf(block)))}</>;
}

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading>{inlineOf(block.inline)}</Heading>;
    }
    case 'paragraph':
      return <p>{inlineOf(block.inline)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return <List>{block.items.map((item, i) => keyed(i, <li>{itemOf(item)}</li>))}</List>;
    }
    case 'quote':
      return (
        <blockquote>
          <Markup blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <Table {...block} />;
    case 'rule':
      return <hr />;
  }
}

/** One line of a list needs no paragraph of its own. */
function itemOf(item: Block[]): ReactNode {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return <Markup blocks={item} />;
  return (
    <>
      {inlineOf(first.inline)}
      <Markup blocks={rest} />
    </>
  );
}

const Table = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <table>
    <thead>
      <tr>{head.map((cell, i) => keyed(i, <th scope="col">{inlineOf(cell)}</th>))}</tr>
    </thead>
    <tbody>
      {rows.map((row, i) => keyed(i, <tr>{row.map((cell, k) => keyed(k, <td>{inlineOf(cell)}</td>))}</tr>))}
    </tbody>
  </table>
);

const inlineOf = (parts: Inline[]): ReactNode => parts.map((part, i) => keyed(i, partOf(part)));

function partOf(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{inlineOf(part.inline)}</strong>;
    case 'em':
      return <em>{inlineOf(part.inline)}</em>;
    case 'link':
      return (
        <a href={part.href} rel="noopener nofollow">
          {inlineOf(part.inline)}
        </a>
      );
    case 'break':
      return <br />;
  }
}

const keyed = (key: number, node: ReactNode): ReactNode => <Fragment key={key}>{node}</Fragment>;
