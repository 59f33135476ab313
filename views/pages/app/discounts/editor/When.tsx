import { Checkbox, Switch, TextInput } from '@mantine/core';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Section } from '../../../../components/frame/Section';
import classes from './Editor.module.css';
import { Hours } from './Hours';
import { NumberField } from './NumberField';
import type { OfferEditing } from './useOffer';

const USUAL_WEEKS = 8;

/** All of these have to be true at once. */
export function When({ editing }: { editing: OfferEditing }) {
  const { form, change, problems } = editing;
  return (
    <Section title="Wann?" lead="Was leer bleibt, schränkt nicht ein. Der Rest muss alles zugleich passen.">
      <div className={classes.fields}>
        <EuroInput
          label="Warenwert mindestens"
          description="Vor Rabatten, ohne Pfand."
          placeholder="egal"
          value={form.minimumCents}
          error={problems['conditions.minimumCents']}
          onChange={(minimumCents) => change({ minimumCents })}
        />
        <Checkbox.Group
          label="Bestellart"
          description="Nichts angekreuzt: jede."
          value={form.fulfilments}
          error={problems['conditions.fulfilments']}
          onChange={(chosen) => change({ fulfilments: chosen as Fulfilment[] })}
        >
          <div className={classes.ways}>
            {FULFILMENTS.map((way) => (
              <Checkbox key={way} value={way} label={FULFILMENT_LABEL[way]} />
            ))}
          </div>
        </Checkbox.Group>
        <TextInput
          type="date"
          label="Erster Tag"
          value={form.firstDay}
          error={problems['conditions.validFrom']}
          onChange={({ currentTarget }) => change({ firstDay: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Letzter Tag"
          value={form.lastDay}
          error={problems['conditions.validUntil']}
          onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
        />
      </div>
      <Hours editing={editing} />
      <Guests editing={editing} />
    </Section>
  );
}

function Guests({ editing: { form, change, problems, page } }: { editing: OfferEditing }) {
  return (
    <div className={classes.switches}>
      <Switch
        label="Nur zur ersten Bestellung"
        description="Erkannt an Telefonnummer und E-Mail, gespeichert nur als Prüfwert."
        checked={form.firstOrder}
        onChange={({ currentTarget }) =>
          change({
            firstOrder: currentTarget.checked,
            awayWeeks: currentTarget.checked ? null : form.awayWeeks,
          })
        }
      />
      <Switch
        label="Nur für Gäste, die lange nicht bestellt haben"
        description={
          page.kind === 'campaign'
            ? 'Gilt beim Bestellen von selbst. Dafür wird niemandem geschrieben.'
            : 'Erkannt an Telefonnummer und E-Mail.'
        }
        checked={form.awayWeeks !== null}
        onChange={({ currentTarget }) =>
          change({
            awayWeeks: currentTarget.checked ? USUAL_WEEKS : null,
            firstOrder: currentTarget.checked ? false : form.firstOrder,
          })
        }
      />
      {form.awayWeeks !== null && (
        <div className={classes.short}>
          <NumberField
            label="Seit mindestens"
            unit="Wochen"
            value={form.awayWeeks}
            error={problems['conditions.awayWeeks']}
            onChange={(weeks) => change({ awayWeeks: weeks ?? 0 })}
          />
        </div>
      )}
    </div>
  );
}
