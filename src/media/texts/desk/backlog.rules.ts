import type { ProposalPlace, TextProposal, TextTaskKind } from './text-task.types.js';

type Missing = Pick<TextProposal, 'place' | 'german'>;

export interface Backlog<T extends Missing> {
  /** What the model has not been asked for yet. */
  unwritten: T[];
  /** What waits for somebody to read it. */
  proposals: TextProposal[];
}

/** A proposal for a text that was changed or written by hand since is none any more. */
export function backlogOf<T extends Missing>(
  { shopId, kind }: { shopId: string; kind: TextTaskKind },
  missing: readonly T[],
  proposals: readonly TextProposal[],
): Backlog<T> {
  const byId = new Map(missing.map((one) => [proposalId(shopId, kind, one.place), one]));
  const waiting = proposals.filter(({ id, german }) => byId.get(id)?.german === german);
  for (const { id } of waiting) byId.delete(id);
  return { unwritten: [...byId.values()], proposals: waiting };
}

export const proposalId = (
  shopId: string,
  kind: TextTaskKind,
  { subject, id, part }: ProposalPlace,
): string => [shopId, kind, subject, id, part].join('/');
