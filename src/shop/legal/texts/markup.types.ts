/** A text as a tree of the few things it may consist of. What is not in this list cannot reach a page. */
export type Block = Heading | Paragraph | List | Quote | Table | Rule;

export type Inline = Words | Emphasis | Link | Break;

export interface Heading {
  kind: 'heading';
  level: 2 | 3 | 4;
  inline: Inline[];
}

export interface Paragraph {
  kind: 'paragraph';
  inline: Inline[];
}

export interface List {
  kind: 'list';
  ordered: boolean;
  items: Block[][];
}

export interface Quote {
  kind: 'quote';
  blocks: Block[];
}

export interface Table {
  kind: 'table';
  head: Inline[][];
  rows: Inline[][][];
}

export interface Rule {
  kind: 'rule';
}

export interface Words {
  kind: 'text';
  text: string;
}

export interface Emphasis {
  kind: 'strong' | 'em';
  inline: Inline[];
}

export interface Link {
  kind: 'link';
  href: string;
  inline: Inline[];
}

export interface Break {
  kind: 'break';
}
