import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { BLOCK_KINDS, type BlockKind } from '../../../../../src/shop/block-list/block-list.types';
import { BLOCK_LABEL, type GuestToBlock } from '../../../../../src/shop/block-list/block-list.view';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useUnsaved } from '../../../../lib/form/unsaved';
import classes from './BlockList.module.css';
import { useBlocking } from './useBlocking';
import { WhyAndHowLong } from './WhyAndHowLong';

/** From an order: everything it says of its guest can be blocked, with one reason. */
export function BlockGuest({ guest }: { guest: GuestToBlock }) {
  const known = BLOCK_KINDS.filter((kind) => guest[kind] !== '');
  const [chosen, setChosen] = useState<readonly BlockKind[]>(known.slice(0, 1));
  const [done, setDone] = useState(false);
  const blocking = useBlocking(guest.reason, () => setDone(true));
  const title = `${guest.name || 'Gast'} aus Bestellung ${guest.number} sperren`;
  useUnsaved(!done && blocking.reason !== guest.reason ? { what: title } : null);

  if (done)
    return (
      <Section title={`${guest.name || 'Der Gast'} aus Bestellung ${guest.number} ist gesperrt`}>
        <p className={classes.after}>
          Im Shop heißt es dann nur: bitte anrufen. <a href="/app/dashboard">Zurück zum Board</a>
        </p>
      </Section>
    );
  if (known.length === 0)
    return (
      <Section title={title}>
        <p className={classes.after}>
          Von dieser Bestellung sind keine Nummer, keine E-Mail und keine Adresse mehr gespeichert.
        </p>
      </Section>
    );
  return (
    <Section
      title={title}
      lead="Eine Adresse trifft alle im Haus: Oft genügt die Nummer. Gespeichert wird nur eine Prüfsumme."
    >
      <form
        className={classes.fields}
        onSubmit={(event) =>
          void blocking.block(
            event,
            chosen.map((kind) => meantBy(guest, kind)),
          )
        }
        noValidate
      >
        <Checkbox.Group
          label="Was wird gesperrt?"
          value={[...chosen]}
          onChange={(kinds) => setChosen(known.filter((kind) => kinds.includes(kind)))}
        >
          <div className={classes.kinds}>
            {known.map((kind) => (
              <Checkbox key={kind} value={kind} label={labelOf(guest, kind)} />
            ))}
          </div>
        </Checkbox.Group>
        <Problem>{blocking.errors.value ?? blocking.errors.postalCode}</Problem>
        <WhyAndHowLong blocking={blocking} disabled={chosen.length === 0} />
      </form>
    </Section>
  );
}

function labelOf(guest: GuestToBlock, kind: BlockKind): string {
  const place = kind === 'address' ? `, ${guest.postalCode}` : '';
  return `${BLOCK_LABEL[kind]}: ${guest[kind]}${place}`;
}

function meantBy(guest: GuestToBlock, kind: BlockKind) {
  const { postalCode } = guest;
  return kind === 'address' ? { kind, value: guest.address, postalCode } : { kind, value: guest[kind] };
}
