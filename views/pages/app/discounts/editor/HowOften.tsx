import { Switch } from '@mantine/core';
import { Section } from '../../../../components/frame/Section';
import classes from './Editor.module.css';
import { NumberField } from './NumberField';
import type { OfferEditing } from './useOffer';

const ANY = 'beliebig oft';

export function HowOften({ editing: { form, change, problems, page } }: { editing: OfferEditing }) {
  const isSeries = page.kind === 'code' && form.series !== null;
  return (
    <Section title="Wie oft, und womit zusammen?">
      <div className={classes.fields}>
        {!isSeries && (
          <NumberField
            label="Insgesamt"
            description="So viele Bestellungen, dann ist Schluss."
            placeholder={ANY}
            value={form.totalLimit}
            error={problems.totalLimit}
            onChange={(totalLimit) => change({ totalLimit })}
          />
        )}
        <NumberField
          label="Je Gast"
          description="Erkannt an Telefonnummer oder E-Mail."
          placeholder={ANY}
          value={form.guestLimit}
          error={problems.guestLimit}
          onChange={(guestLimit) => change({ guestLimit })}
        />
        <NumberField
          label="Vorrang"
          description="Bei Gleichstand gewinnt die höhere Zahl."
          value={form.priority}
          error={problems.priority}
          onChange={(priority) => change({ priority })}
        />
      </div>
      <div className={classes.switches}>
        <Switch
          label="Darf mit anderen Rabatten zusammen gelten"
          description="Sonst gilt nur einer: der, der dem Gast am meisten bringt."
          checked={form.combinable}
          onChange={({ currentTarget }) => change({ combinable: currentTarget.checked })}
        />
      </div>
    </Section>
  );
}
