import { Button, Textarea } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import { PROPOSALS_AT_ONCE, type ProposalView } from '../../../../../src/media/texts/desk/text-desk.view';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { longest, partLabel } from './part-label';
import classes from './TextsPage.module.css';
import type { CurrentDesk } from './useTextDesk';

/** Whoever has read more than these is far from the buttons above them. */
const SEEN_AT_ONCE = 4;

/** What the model wrote: each is accepted, changed or rejected by somebody who has read it. */
export function Proposals({ current }: { current: CurrentDesk }) {
  const { desk, accept, acceptEdited, reject } = current;
  /** What somebody has made of the proposals, by their ids. */
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const shown = desk.proposals.slice(0, PROPOSALS_AT_ONCE);
  const ids = shown.map(({ id }) => id);
  const edited = shown.filter(({ id, text }) => (edits[id] ?? text) !== text);
  useUnsaved(edited.length > 0 ? { what: 'Vorschläge', changes: edited.map(({ owner }) => owner) } : null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (shown.length === 0) return null;

  const edit = (id: string, text: string): void => setEdits((before) => ({ ...before, [id]: text }));
  /** The next proposal for the same place is another one. */
  const forget = (id: string): void => setEdits(({ [id]: _, ...others }) => others);
  async function take({ id, text }: ProposalView, edited: string): Promise<void> {
    if (await (edited === text ? accept([id]) : acceptEdited(id, edited))) forget(id);
  }

  /** Each as it stands in its field. */
  async function acceptAll(): Promise<void> {
    const mended = edited.filter(({ id }) => edits[id]?.trim());
    const asWritten = ids.filter((id) => !edited.some((one) => one.id === id));
    showNext();
    await Promise.all([
      ...mended.map((one) => take(one, edits[one.id] ?? one.text)),
      asWritten.length > 0 && accept(asWritten),
    ]);
  }

  async function rejectAll(): Promise<void> {
    showNext();
    await reject(ids);
  }

  /** The next ones stand where these began. */
  const showNext = (): void => heading.current?.scrollIntoView({ block: 'start' });

  const forAll = (
    <JudgeAll
      which={shown.length < desk.waiting ? `Diese ${shown.length}` : 'Alle'}
      accept={acceptAll}
      reject={rejectAll}
    />
  );

  return (
    <section aria-labelledby="proposals">
      <div className={classes.head}>
        <h2 id="proposals" className={classes.title} ref={heading}>
          {desk.waiting === 1 ? 'Ein Vorschlag' : `${desk.waiting} Vorschläge`}
        </h2>
        {forAll}
      </div>
      <ul className={classes.list}>
        {shown.map((proposal) => (
          <Proposal
            key={proposal.id}
            proposal={proposal}
            edited={edits[proposal.id] ?? proposal.text}
            edit={edit}
            take={take}
            reject={reject}
            isEnglish={desk.kind === 'translations'}
          />
        ))}
      </ul>
      {shown.length > SEEN_AT_ONCE && <div className={classes.foot}>{forAll}</div>}
    </section>
  );
}

interface JudgeAllProps {
  which: string;
  accept: () => Promise<void>;
  reject: () => Promise<void>;
}

const JudgeAll = ({ which, accept, reject }: JudgeAllProps) => (
  <div className={classes.judgeAll}>
    <Button variant="default" size="compact-md" onClick={() => void reject()}>
      {which} verwerfen
    </Button>
    <Button size="compact-md" onClick={() => void accept()}>
      {which} übernehmen
    </Button>
  </div>
);

interface ProposalProps {
  proposal: ProposalView;
  edited: string;
  edit: (id: string, text: string) => void;
  take: (proposal: ProposalView, edited: string) => Promise<void>;
  reject: (ids: string[]) => Promise<boolean>;
  isEnglish: boolean;
}

/** Measuring a field takes longer than all the rest: those that nobody touches stay as they are. */
const Proposal = memo(
  ProposalRow,
  (before, after) => before.proposal === after.proposal && before.edited === after.edited,
);

function ProposalRow({ proposal, edited, edit, take, reject, isEnglish }: ProposalProps) {
  const { id, owner, place, german, picture, leftOut } = proposal;
  const { part } = place;
  const label = german === '' || part !== 'name' ? `${owner}${german && partLabel(part)}` : german;

  return (
    <li className={classes.proposal}>
      {picture && <img className={classes.proposalPicture} src={picture} alt="" loading="lazy" />}
      <p className={classes.proposalTitle}>{label}</p>
      <div className={classes.proposalText}>
        {german !== '' && part !== 'name' && <p className={classes.quiet}>{german}</p>}
        <Textarea
          aria-label={`Vorschlag für ${label}`}
          lang={isEnglish ? 'en' : undefined}
          value={edited}
          onChange={({ currentTarget }) => edit(id, currentTarget.value)}
          maxLength={longest(part)}
          autosize
          minRows={1}
        />
        {leftOut.length > 0 && (
          <p className={classes.quiet}>
            Weggelassen, weil es auf keiner Speisekarte stehen darf:{' '}
            {leftOut.map((claim) => `„${claim}“`).join(', ')}.
          </p>
        )}
      </div>
      <div className={classes.judge}>
        <Button variant="subtle" size="compact-sm" onClick={() => void reject([id])}>
          Verwerfen
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => void take(proposal, edited)}
          disabled={edited.trim() === ''}
        >
          Übernehmen
        </Button>
      </div>
    </li>
  );
}
