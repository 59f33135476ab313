import { describe, expect, it } from '@jest/globals';
import { backlogOf, proposalId } from './backlog.rules.js';
import type { ProposalPlace, TextProposal } from './text-task.types.js';

const OF = { shopId: 'bella', kind: 'translations' } as const;
const NAME: ProposalPlace = { subject: 'product', id: 'cola', part: 'name' };

const aProposal = (german: string): TextProposal => ({
  id: proposalId(OF.shopId, OF.kind, NAME),
  ...OF,
  place: NAME,
  owner: german,
  german,
  text: 'Cola',
  leftOut: [],
  picture: null,
  createdAt: new Date(0),
  position: 0,
});
const missing = (german: string, owner = german) => ({ place: NAME, owner, german });

describe('what is left to write and to read', () => {
  it.each([
    ['nothing proposed', [missing('Cola')], [], 1, 0],
    ['proposed', [missing('Cola')], [aProposal('Cola')], 0, 1],
    ['changed since', [missing('Cola Zero')], [aProposal('Cola')], 1, 0],
    ['written by hand since, or gone', [], [aProposal('Cola')], 0, 0],
  ])('%s', (_, texts, proposed, unwritten, waiting) => {
    const backlog = backlogOf(OF, texts, proposed);
    expect([backlog.unwritten.length, backlog.proposals.length]).toEqual([unwritten, waiting]);
  });

  it.each([
    ['descriptions', 0],
    ['translations', 1],
    ['alts', 1],
  ] as const)('%s of what is called something else by now: %i stay', (kind, waiting) => {
    const of = { shopId: OF.shopId, kind };
    const proposed = { ...aProposal('Cola'), kind, id: proposalId(OF.shopId, kind, NAME) };
    const { unwritten, proposals } = backlogOf(of, [missing('Cola', 'Fanta')], [proposed]);
    expect([unwritten.length, proposals.length]).toEqual([1 - waiting, waiting]);
  });
});
