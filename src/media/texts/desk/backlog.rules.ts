import type { ProposalPlace, TextProposal, TextTaskKind } from './text-task.types.js';

type Missing = Pick<TextProposal, 'place' | 'owner' | 'german'>;

export interface Backlog<T extends Missing> {
  /** What the model has not been asked for yet. */
  unwritten: T[];
  /** What waits for somebody to read it. */
  proposals: TextProposal[];
}

/** A proposal for a text that was changed or written by hand since is none any more; neither is one for a dish that is another by now. */
export function backlogOf<T extends Missing>(
  { shopId, kind }: { shopId: string; kind: TextTaskKind },
  missing: readonly T[],
  proposals: readonly TextProposal[],
): Backlog<T> {
  const byId = new Map(missing.map((one) => [proposalId(shopId, kind, one.place), one]));
  const waiting = proposals.filter((proposal) => fits(kind, proposal, byId.get(proposal.id)));
  for (const { id } of waiting) byId.delete(id);
  return { unwritten: [...byId.values()], proposals: waiting };
}

/** What a dish is called decides its description; a translation and a picture do not go by their owner's name. */
function fits(kind: TextTaskKind, { owner, german }: Missing, missing: Missing | undefined): boolean {
  if (missing?.german !== german) return false;
  return kind !== 'descriptions' || missing.owner === owner;
}

export const proposalId = (
  shopId: string,
  kind: TextTaskKind,
  { subject, id, part }: ProposalPlace,
): string => [shopId, kind, subject, id, part].join('/');
