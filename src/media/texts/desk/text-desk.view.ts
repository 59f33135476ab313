import type { MenuText } from '../../../shop/menu/texts/translations.types.js';
import type { TextsState } from '../texts.view.js';
import type {
  ProposalPlace,
  TextProposal,
  TextTask,
  TextTaskKind,
  TextTaskState,
} from './text-task.types.js';

export interface TextTaskView {
  id: string;
  kind: TextTaskKind;
  state: TextTaskState;
  total: number;
  written: number;
  skipped: number;
  /** It ends once the text that was begun is written. */
  cancelled: boolean;
  problem: string | null;
  /** When it ended, however it did. */
  finishedAt: string | null;
}

export interface ProposalView {
  id: string;
  place: ProposalPlace;
  owner: string;
  german: string;
  text: string;
  /** The picture that it describes. */
  picture: string | null;
  leftOut: string[];
}

export type TranslationRow = MenuText;

/** More than that nobody reads before pressing a button that takes them all. */
export const PROPOSALS_AT_ONCE = 20;
export const PROPOSALS_SENT = 2 * PROPOSALS_AT_ONCE;
/** A thousand rows would hold up the page that shows these. */
export const TRANSLATIONS_AT_ONCE = 40;

/** As the page comes: it asks for the other translations once it stands. */
export const firstOf = (desk: TextDesk): TextDesk => ({
  ...desk,
  translations: desk.translations.slice(0, TRANSLATIONS_AT_ONCE),
});

/** One part of the page of texts. */
export interface TextDesk extends TextsState {
  kind: TextTaskKind;
  task: TextTaskView | null;
  /** Texts that are missing and have no proposal yet. */
  missing: number;
  /** How many wait to be read. */
  waiting: number;
  /** The first of them: more than a page shows at once, so that the next stand there while it asks anew. */
  proposals: ProposalView[];
  /** Every text with its translation, the page's first answer only those it shows; empty where it is about something else. */
  translations: TranslationRow[];
  /** How many there are. */
  translatable: number;
}

export const toTaskView = (task: TextTask): TextTaskView => {
  const { id, kind, state, total, written, skipped, cancelled, problem, finishedAt } = task;
  const ended = finishedAt?.toISOString() ?? null;
  return { id, kind, state, total, written, skipped, cancelled, problem, finishedAt: ended };
};

export const toProposalView = (proposal: TextProposal): ProposalView => {
  const { id, place, owner, german, text, leftOut, picture = null } = proposal;
  return { id, place, owner, german, text, picture, leftOut };
};
