import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { reload } from 'vike/client/router';
import {
  BLOCK_KINDS,
  BLOCK_MONTHS,
  type BlockKind,
} from '../../../../../src/shop/block-list/block-list.types';
import { BLOCK_LABEL } from '../../../../../src/shop/block-list/block-list.view';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './BlockList.module.css';

const VALUE: Record<BlockKind, { label: string; type: string }> = {
  phone: { label: 'Telefonnummer', type: 'tel' },
  mail: { label: 'E-Mail-Adresse', type: 'text' },
  address: { label: 'Straße und Hausnummer', type: 'text' },
};
const EMPTY = { value: '', postalCode: '', reason: '' };

export function NewBlock() {
  const [kind, setKind] = useState<BlockKind>('phone');
  const [months, setMonths] = useState('3');
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, problem, send } = useSending();
  const change = (part: Partial<typeof EMPTY>) => setTyped((known) => ({ ...known, ...part }));

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setErrors({});
    const { value, reason, postalCode } = typed;
    const body = { kind, value, reason, months: Number(months), ...(kind === 'address' && { postalCode }) };
    const answer = await send(
      () => api.post('/api/blockList/add', body, { silent: true }),
      ({ fields }) => {
        setErrors(fields ?? {});
        return fields !== undefined;
      },
    );
    if (!answer) return;
    setTyped(EMPTY);
    toast.success('Auf der Sperrliste');
    await reload();
  }

  return (
    <Section
      title="Sperren"
      lead="Gespeichert wird nur eine Prüfsumme, nicht die Nummer oder Adresse selbst. Nach Ablauf wird der Eintrag gelöscht."
    >
      <form className={classes.fields} onSubmit={(event) => void add(event)} noValidate>
        <div className={classes.row}>
          <NativeSelect
            label="Was"
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as BlockKind)}
            data={BLOCK_KINDS.map((one) => ({ value: one, label: BLOCK_LABEL[one] }))}
          />
          <TextInput
            {...VALUE[kind]}
            className={classes.wide}
            autoComplete="off"
            maxLength={120}
            value={typed.value}
            error={errors.value}
            onChange={({ currentTarget }) => change({ value: currentTarget.value })}
          />
          {kind === 'address' && (
            <TextInput
              label="PLZ"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={typed.postalCode}
              error={errors.postalCode}
              onChange={({ currentTarget }) => change({ postalCode: currentTarget.value })}
            />
          )}
        </div>
        <div className={classes.row}>
          <TextInput
            label="Grund"
            className={classes.wide}
            placeholder="Zweimal bestellt, niemand da"
            maxLength={140}
            value={typed.reason}
            error={errors.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
          <NativeSelect
            label="Wie lange"
            value={months}
            onChange={({ currentTarget }) => setMonths(currentTarget.value)}
            data={BLOCK_MONTHS.map((count) => ({
              value: String(count),
              label: count === 1 ? '1 Monat' : `${count} Monate`,
            }))}
          />
        </div>
        <div className={classes.submit}>
          <Problem>{problem}</Problem>
          <Button type="submit" loading={busy}>
            Sperren
          </Button>
        </div>
      </form>
    </Section>
  );
}
