import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CallBack } from '../../../../../src/shop/block-list/block-list.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './BlockList.module.css';

/** What the desk is reminded of on the card. Nothing is refused because of it. */
export function CallBackSection({ callBack }: { callBack: CallBack }) {
  const [aboveCents, setAbove] = useState(callBack.aboveCents);
  const [first, setFirst] = useState(callBack.first);
  const [saved, setSaved] = useState(callBack);
  const dirty = first !== saved.first || aboveCents !== saved.aboveCents;
  const { busy, problem, send } = useSending();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await send(() =>
      api.post('/api/blockList/callBack', { aboveCents, first }, { silent: true }),
    );
    if (!answer) return;
    setSaved({ aboveCents, first });
    toast.success('Gespeichert');
  }

  return (
    <Section
      title="Vor dem Annehmen anrufen"
      lead="Die Karte am Tresen zeigt dann einen Hinweis mit der Nummer. Entscheiden tut ihr."
    >
      <form className={classes.form} onSubmit={(event) => void save(event)}>
        <Checkbox
          checked={first}
          onChange={({ currentTarget }) => setFirst(currentTarget.checked)}
          label="Bei der ersten Bestellung eines Gastes"
          description="Erkannt an der Telefonnummer, solange ihr sie noch kennt."
        />
        <EuroInput
          className={classes.amount}
          label="Ab diesem Betrag"
          description="Leer: nie wegen des Betrags."
          value={aboveCents}
          onChange={setAbove}
        />
        <Problem>{problem}</Problem>
        <div>
          <Button type="submit" loading={busy} disabled={!dirty}>
            Speichern
          </Button>
        </div>
      </form>
    </Section>
  );
}
