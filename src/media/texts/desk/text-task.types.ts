import type { TextSubject } from '../../../shop/menu/texts/translations.types.js';

export const TEXT_TASKS = ['descriptions', 'translations', 'alts'] as const;
export type TextTaskKind = (typeof TEXT_TASKS)[number];

/** So many are asked for at once, and count as one text of the month. */
export const TEXTS_AT_ONCE: Readonly<Record<TextTaskKind, number>> = {
  descriptions: 1,
  translations: 20,
  alts: 1,
};

export type TextTaskState = 'running' | 'done' | 'cancelled' | 'failed';

/** Many texts at once, written one after the other by a worker. */
export interface TextTask {
  id: string;
  shopId: string;
  kind: TextTaskKind;
  state: TextTaskState;
  total: number;
  /** Proposals written, and texts the model had nothing for. */
  written: number;
  skipped: number;
  cancelled: boolean;
  /** How many workers have begun it. */
  tries: number;
  /** Why it ended before its end. */
  problem: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A text of the menu, or the words of a picture. */
export interface ProposalPlace {
  subject: TextSubject | 'picture';
  id: string;
  part: string;
}

/** A text the model has written and nobody has judged yet. */
export interface TextProposal {
  /** The same place has one proposal at a time. */
  id: string;
  shopId: string;
  place: ProposalPlace;
  kind: TextTaskKind;
  /** What it belongs to, for people. */
  owner: string;
  /** The German text it was made for; one that has changed since is not overwritten. */
  german: string;
  text: string;
  leftOut: string[];
  /** The picture that it describes. */
  picture: string | null;
  createdAt: Date;
  /** Among those written at the same moment: as they stand on the menu. */
  position: number;
}

export const isTaskRunning = ({ state }: Pick<TextTask, 'state'>): boolean => state === 'running';

/** How many proposals came onto the menu, and how many no longer fitted it. */
export interface Accepted {
  taken: number;
  overtaken: number;
}
