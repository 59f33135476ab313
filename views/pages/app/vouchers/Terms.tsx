import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { formatCents, parseEuro } from '../../../../src/shared/money';
import type { VouchersPage } from '../../../../src/shop/voucher/desk/voucher-desk.view';
import { SaveBar } from '../../../components/dialogs/SaveBar';
import { EuroInput } from '../../../components/fields/EuroInput';
import { Section } from '../../../components/frame/Section';
import { PlanLock } from '../../../components/states/PlanLock';
import { Problem } from '../../../components/states/Problem';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Vouchers.module.css';

/** What guests can buy; what was sold stays valid whatever is set here. */
export function Terms({ terms, hint, needs }: Pick<VouchersPage, 'terms' | 'hint' | 'needs'>) {
  const [on, setOn] = useState(terms.on);
  const [amounts, setAmounts] = useState(textOf(terms.amounts));
  const [from, setFrom] = useState<number | null>(terms.ownFromCents);
  const [to, setTo] = useState<number | null>(terms.ownToCents);
  const [error, setError] = useState('');
  const { busy, problem, send } = useSending();

  const changes = [
    on === terms.on ? [] : ['Verkauf im Shop'],
    amounts === textOf(terms.amounts) ? [] : ['Beträge zum Antippen'],
    from === terms.ownFromCents && to === terms.ownToCents ? [] : ['Eigener Betrag'],
  ].flat();

  function reset(): void {
    setOn(terms.on);
    setAmounts(textOf(terms.amounts));
    setFrom(terms.ownFromCents);
    setTo(terms.ownToCents);
    setError('');
  }

  async function save(): Promise<boolean> {
    const cents = amounts
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(parseEuro);
    setError(cents.includes(null) ? 'Beträge wie 25; 50; 100 eingeben.' : '');
    if (cents.includes(null)) return false;
    const body = { on, amounts: cents, ownFromCents: from ?? 0, ownToCents: to ?? 0 };
    const answer = await send(
      () => api.post('/api/voucher/terms', body, { silent: true }),
      ({ fields }) => {
        setError(fields?.amounts ?? '');
        return fields?.amounts !== undefined;
      },
    );
    if (!answer) return false;
    // As it comes back, or the bar would see a change in '20; 40'.
    setAmounts(textOf(cents.filter((one) => one !== null)));
    toast.success('Gespeichert');
    await reload();
    return true;
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Section
        title="Verkauf im Shop"
        lead="Ein Gutschein gilt bis zum Ende des dritten Jahres nach dem Kauf. Mehrwertsteuer entsteht erst beim Einlösen."
      >
        {needs && <PlanLock level={needs}>Gutscheine im Shop verkaufen könnt ihr</PlanLock>}
        <div className={classes.terms}>
          <Switch
            label="Gäste können Gutscheine kaufen"
            description={hint || 'Der Shop verlinkt sie über der Karte und in der Fußzeile.'}
            checked={on}
            disabled={Boolean(needs) && !on}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
          />
          <TextInput
            label="Beträge zum Antippen"
            description="In Euro, mit Strichpunkt getrennt, höchstens sechs."
            value={amounts}
            error={error}
            maxLength={80}
            onChange={({ currentTarget }) => setAmounts(currentTarget.value)}
          />
          <div className={classes.bounds}>
            <EuroInput label="Eigener Betrag ab" value={from} onChange={setFrom} />
            <EuroInput label="bis" value={to} onChange={setTo} />
          </div>
          <Problem>{problem}</Problem>
        </div>
      </Section>
      <SaveBar what="Verkauf im Shop" changes={changes} saving={busy} onReset={reset} onSave={save} />
    </form>
  );
}

const textOf = (amounts: readonly number[]): string => amounts.map((cents) => formatCents(cents)).join('; ');
