import { Radio, TextInput } from '@mantine/core';
import { VAT_SCHEMES, type VatScheme } from '../../../../../src/shop/pricing/pricing.types';
import { VAT_WORDS } from '../../../../../src/shop/settings/setting-words.rules';
import { Section } from '../../../../components/frame/Section';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

/** How the restaurant is taxed, and since when: until that day the other scheme counts. */
export function VatSection({ settings: { form, problems, changeSettings } }: { settings: Settings<'tax'> }) {
  const { vatScheme, vatSchemeFrom } = form.settings;

  return (
    <Section
      title="Umsatzsteuer"
      lead="Entscheidet, ob Shop und Belege Mehrwertsteuer zeigen. Bestellungen, die es schon gibt, bleiben, wie sie sind."
    >
      <div className={classes.fields}>
        <Radio.Group
          className={classes.wide}
          label="Besteuerung"
          value={vatScheme}
          error={problems.vatScheme}
          onChange={(value) => changeSettings({ vatScheme: value as VatScheme })}
        >
          <div className={classes.choices}>
            {VAT_SCHEMES.map((key) => (
              <Radio key={key} value={key} label={VAT_WORDS[key]} />
            ))}
          </div>
        </Radio.Group>
        <TextInput
          type="date"
          label="Gilt ab"
          description="Es zählt der Tag, an dem das Essen übergeben wird. Leer: schon immer."
          value={vatSchemeFrom ?? ''}
          error={problems.vatSchemeFrom}
          onChange={({ currentTarget }) => changeSettings({ vatSchemeFrom: currentTarget.value || null })}
        />
      </div>
    </Section>
  );
}
