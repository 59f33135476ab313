import {
  PROPOSALS_AT_ONCE,
  type ProposalView,
  type TextDesk,
} from '../../../../../src/media/texts/desk/text-desk.view';

export type Verdict = 'accept' | 'acceptEdited' | 'reject';

/** The page once these were judged, so that nobody waits for a thousand rows after each of them. */
export function deskAfter(desk: TextDesk, ids: readonly string[], verdict: Verdict, text?: string): TextDesk {
  const judged = desk.proposals.filter(({ id }) => ids.includes(id));
  return {
    ...desk,
    waiting: desk.waiting - judged.length,
    missing: desk.missing + (verdict === 'reject' ? judged.length : 0),
    proposals: without(desk.proposals, ids),
    translations: verdict === 'reject' ? desk.translations : translatedBy(desk.translations, judged, text),
  };
}

/** The page while some are on their way: they are not shown, and come back where that fails. */
export function deskWithout(desk: TextDesk, ids: readonly string[]): TextDesk {
  const proposals = without(desk.proposals, ids);
  return { ...desk, proposals, waiting: desk.waiting - (desk.proposals.length - proposals.length) };
}

/** There are more than are left here. */
export const runsLow = ({ proposals, waiting }: TextDesk): boolean =>
  proposals.length < PROPOSALS_AT_ONCE && proposals.length < waiting;

const without = (proposals: readonly ProposalView[], ids: readonly string[]): ProposalView[] =>
  proposals.filter(({ id }) => !ids.includes(id));

function translatedBy(
  rows: TextDesk['translations'],
  judged: readonly ProposalView[],
  text?: string,
): TextDesk['translations'] {
  if (rows.length === 0) return rows;
  const said = new Map(judged.map((one) => [keyOf(one.place), text ?? one.text]));
  return rows.map((row) => {
    const translated = said.get(keyOf(row));
    return translated === undefined ? row : { ...row, translated };
  });
}

const keyOf = ({ subject, id, part }: ProposalView['place']): string => [subject, id, part].join('/');
