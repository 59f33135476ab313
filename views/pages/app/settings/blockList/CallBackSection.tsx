import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { CallBack } from '../../../../../src/shop/block-list/block-list.types';
import { SaveBar } from '../../../../components/dialogs/SaveBar';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './BlockList.module.css';

/** What the desk is reminded of on the card, or what guests pay online instead. */
export function CallBackSection({ callBack, offersOnline }: { callBack: CallBack; offersOnline: boolean }) {
  const [aboveCents, setAbove] = useState(callBack.aboveCents);
  const [first, setFirst] = useState(callBack.first);
  const [payOnline, setPayOnline] = useState(callBack.payOnline ?? false);
  const [saved, setSaved] = useState(callBack);
  const changes = [
    first === saved.first ? [] : ['Erste Bestellung'],
    aboveCents === saved.aboveCents ? [] : ['Betrag'],
    payOnline === (saved.payOnline ?? false) ? [] : ['Online bezahlen lassen'],
  ].flat();
  const { busy, problem, send } = useSending();

  async function save(): Promise<boolean> {
    const answer = await send(() =>
      api.post('/api/blockList/callBack', { aboveCents, first, payOnline }, { silent: true }),
    );
    if (!answer) return false;
    setSaved({ aboveCents, first, payOnline });
    toast.success('Gespeichert');
    return true;
  }

  function reset(): void {
    setAbove(saved.aboveCents);
    setFirst(saved.first);
    setPayOnline(saved.payOnline ?? false);
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Section
        title="Vor dem Annehmen anrufen"
        lead="Die Karte am Tresen zeigt dann einen Hinweis mit der Nummer. Entscheiden tut ihr."
      >
        <div className={classes.form}>
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
          {offersOnline && (
            <Checkbox
              checked={payOnline}
              onChange={({ currentTarget }) => setPayOnline(currentTarget.checked)}
              label="Stattdessen online bezahlen lassen"
              description="Wen ihr anrufen würdet, der zahlt online, dann braucht es keinen Anruf. Passt keine Online-Zahlart, erinnert euch die Karte wie bisher."
            />
          )}
          <Problem>{problem}</Problem>
        </div>
      </Section>
      <SaveBar
        what="Vor dem Annehmen anrufen"
        changes={changes}
        saving={busy}
        onReset={reset}
        onSave={save}
      />
    </form>
  );
}
