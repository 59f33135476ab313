import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  BLOCK_KINDS,
  BLOCK_MONTHS,
  type BlockKind,
} from '../../../../../src/shop/block-list/block-list.types';
import { BLOCK_LABEL } from '../../../../../src/shop/block-list/block-list.view';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import classes from './BlockList.module.css';
import { useNewBlock } from './useNewBlock';

const VALUE: Record<BlockKind, { label: string; type: string }> = {
  phone: { label: 'Telefonnummer', type: 'tel' },
  mail: { label: 'E-Mail-Adresse', type: 'text' },
  address: { label: 'Straße und Hausnummer', type: 'text' },
};

export function NewBlock() {
  const { kind, setKind, months, setMonths, typed, change, errors, busy, problem, add } = useNewBlock();
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
