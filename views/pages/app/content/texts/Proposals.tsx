import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { PROPOSALS_AT_ONCE, type ProposalView } from '../../../../../src/media/texts/desk/text-desk.view';
import { useUnsaved } from '../../../../lib/form/unsaved';
import { longest, partLabel } from './part-label';
import classes from './TextsPage.module.css';
import type { CurrentDesk } from './useTextDesk';

/** Whoever has read more than these is far from the buttons above them. */
const SEEN_AT_ONCE = 4;

/** What the model wrote: each is accepted, changed or rejected by somebody who has read it. */
export function Proposals({ current }: { current: CurrentDesk }) {
  const { desk, busy, accept, acceptEdited, reject } = current;
  /** What somebody has made of the proposals, by their ids. */
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const shown = desk.proposals.slice(0, PROPOSALS_AT_ONCE);
  const ids = shown.map(({ id }) => id);
  const edited = shown.filter(({ id, text }) => (edits[id] ?? text) !== text);
  useUnsaved(edited.length > 0 ? { what: 'Vorschläge', changes: edited.map(({ owner }) => owner) } : null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (shown.length === 0) return null;

  /** Each as it stands in its field. */
  async function acceptAll(): Promise<void> {
    for (const { id } of edited) if (edits[id]?.trim()) await acceptEdited(id, edits[id]);
    const asWritten = ids.filter((id) => !edited.some((one) => one.id === id));
    if (asWritten.length > 0) await accept(asWritten);
    showNext();
  }

  async function rejectAll(): Promise<void> {
    await reject(ids);
    showNext();
  }

  /** The next ones stand where these began. */
  const showNext = (): void => heading.current?.scrollIntoView({ block: 'start' });

  const forAll = (
    <JudgeAll
      which={shown.length < desk.waiting ? `Diese ${shown.length}` : 'Alle'}
      busy={busy}
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
            edit={(text) => setEdits((before) => ({ ...before, [proposal.id]: text }))}
            current={current}
          />
        ))}
      </ul>
      {shown.length > SEEN_AT_ONCE && <div className={classes.foot}>{forAll}</div>}
    </section>
  );
}

interface JudgeAllProps {
  which: string;
  busy: boolean;
  accept: () => Promise<void>;
  reject: () => Promise<void>;
}

const JudgeAll = ({ which, busy, accept, reject }: JudgeAllProps) => (
  <div className={classes.judgeAll}>
    <Button variant="default" size="compact-md" onClick={() => void reject()} disabled={busy}>
      {which} verwerfen
    </Button>
    <Button size="compact-md" onClick={() => void accept()} disabled={busy}>
      {which} übernehmen
    </Button>
  </div>
);

interface ProposalProps {
  proposal: ProposalView;
  edited: string;
  edit: (text: string) => void;
  current: CurrentDesk;
}

function Proposal({ proposal, edited, edit, current }: ProposalProps) {
  const { busy, accept, acceptEdited, reject } = current;
  const { id, owner, part, german, text, picture, leftOut } = proposal;
  const label = german === '' || part !== 'name' ? `${owner}${german && partLabel(part)}` : german;
  const take = () => (edited === text ? accept([id]) : acceptEdited(id, edited));

  return (
    <li className={classes.proposal}>
      {picture && <img className={classes.proposalPicture} src={picture} alt="" loading="lazy" />}
      <p className={classes.proposalTitle}>{label}</p>
      <div className={classes.proposalText}>
        {german !== '' && part !== 'name' && <p className={classes.quiet}>{german}</p>}
        <Textarea
          aria-label={`Vorschlag für ${label}`}
          lang={current.desk.kind === 'translations' ? 'en' : undefined}
          value={edited}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
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
        <Button variant="default" size="compact-sm" onClick={() => void reject([id])} disabled={busy}>
          Verwerfen
        </Button>
        <Button size="compact-sm" onClick={() => void take()} disabled={busy || edited.trim() === ''}>
          Übernehmen
        </Button>
      </div>
    </li>
  );
}
