/** A docket tells the kitchen what to cook: missing it loses an order. A receipt is for a guest: two of them confuse. */
export type TicketKind = 'docket' | 'receipt';
export type TextSize = 'normal' | 'tall' | 'big';
export type TextAlign = 'left' | 'center' | 'right';

export type TicketBlock =
  | { kind: 'heading'; text: string; align?: TextAlign }
  | { kind: 'text'; text: string; align?: TextAlign; bold?: boolean; size?: TextSize; indent?: number }
  | TicketItem
  | { kind: 'columns'; left: string; right: string; bold?: boolean; size?: TextSize }
  /** The name of the printer, which is known only when the paper leaves. */
  | { kind: 'station'; right: string }
  | { kind: 'rule'; style?: 'single' | 'double' }
  | { kind: 'qr'; value: string; caption?: string }
  | { kind: 'banner'; text: string; note?: string }
  | { kind: 'feed'; lines: number }
  | { kind: 'cut'; partial?: boolean };

/** One line of an order: `2 x Lasagne   25,80 €`, its choices below, what the guest wrote in inverse. */
export interface TicketItem {
  kind: 'item';
  quantity: number;
  name: string;
  price?: string;
  /** Choices, each with the sign that says what to do: `+ Oliven`, `- Ohne Basilikum`. */
  extras?: string[];
  note?: string;
  size?: TextSize;
}

/** What is to be read on the paper. Knows no order, no printer and no bytes. */
export interface Ticket {
  kind: TicketKind;
  blocks: TicketBlock[];
}

/** One piece of paper from top to bottom, laid out for a width; every encoder writes exactly this. */
export type PaperLine = PaperText | { kind: 'qr'; value: string } | { kind: 'cut'; partial: boolean };

export interface PaperText {
  kind: 'text';
  text: string;
  size: TextSize;
  bold: boolean;
  inverted: boolean;
}
