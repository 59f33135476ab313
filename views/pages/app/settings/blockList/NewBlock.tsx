import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BLOCK_KINDS, type BlockKind } from '../../../../../src/shop/block-list/block-list.types';
import { BLOCK_LABEL } from '../../../../../src/shop/block-list/block-list.view';
import { Section } from '../../../../components/frame/Section';
import { useUnsaved } from '../../../../lib/form/unsaved';
import classes from './BlockList.module.css';
import { useBlocking } from './useBlocking';
import { WhyAndHowLong } from './WhyAndHowLong';

const VALUE: Record<BlockKind, { label: string; type: string }> = {
  phone: { label: 'Telefonnummer', type: 'tel' },
  mail: { label: 'E-Mail-Adresse', type: 'text' },
  address: { label: 'Straße und Hausnummer', type: 'text' },
};

export function NewBlock() {
  const [kind, setKind] = useState<BlockKind>('phone');
  const [value, setValue] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const blocking = useBlocking('', () => {
    setValue('');
    setPostalCode('');
  });
  const { errors } = blocking;
  useUnsaved(value.trim() || blocking.reason.trim() ? { what: 'Neue Sperre' } : null);
  const meant = kind === 'address' ? { kind, value, postalCode } : { kind, value };

  return (
    <Section
      title="Sperren"
      lead="Gespeichert wird nur eine Prüfsumme, nicht die Nummer oder Adresse selbst. Nach Ablauf wird der Eintrag gelöscht."
    >
      <form className={classes.fields} onSubmit={(event) => void blocking.block(event, [meant])} noValidate>
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
            value={value}
            error={errors.value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
          {kind === 'address' && (
            <TextInput
              label="PLZ"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={postalCode}
              error={errors.postalCode}
              onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
            />
          )}
        </div>
        <WhyAndHowLong blocking={blocking} />
      </form>
    </Section>
  );
}
