import { NumberInput, type NumberInputProps, Switch } from '@mantine/core';
import { FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { SLOT_STEPS, type SlotStep } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { PREORDER_LEVEL } from '../../../../../src/shop/plan-gate/plan-settings.rules';
import { allows } from '../../../../../src/shop/subscription/plans';
import { Select } from '../../../../components/fields/Select';
import { Section } from '../../../../components/frame/Section';
import { PlanLock } from '../../../../components/states/PlanLock';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

const LEAD: Record<Fulfilment, string> = {
  delivery: 'Vorlauf für Lieferung',
  pickup: 'Vorlauf für Abholung',
  table: 'Vorlauf am Tisch',
};

type SectionProps = { settings: Settings<'ordering'> };

export const NowSection = (props: SectionProps) => (
  <Section title="Sofort">
    <NowFields {...props} />
  </Section>
);

export const AheadSection = (props: SectionProps) => (
  <Section title="Im Voraus">
    <AheadFields {...props} />
  </Section>
);

function NowFields({ settings: { form, problems, changeSettings } }: SectionProps) {
  const { leadMinutes, deliveryTime, lastOrderMinutes } = form.settings;

  return (
    <div className={`${classes.fields} ${classes.thirds}`}>
      {FULFILMENTS.map((way) => (
        <Minutes
          key={way}
          label={LEAD[way]}
          max={1_440}
          value={leadMinutes[way]}
          error={problems[`leadMinutes.${way}`]}
          onWhole={(minutes) => changeSettings({ leadMinutes: { ...leadMinutes, [way]: minutes } })}
        />
      ))}
      <Minutes
        label="Angezeigte Lieferzeit von"
        max={300}
        value={deliveryTime.from}
        error={problems.deliveryTime}
        onWhole={(from) => changeSettings({ deliveryTime: { ...deliveryTime, from } })}
      />
      <Minutes
        label="Angezeigte Lieferzeit bis"
        max={300}
        value={deliveryTime.to}
        error={problems['deliveryTime.to']}
        onWhole={(to) => changeSettings({ deliveryTime: { ...deliveryTime, to } })}
      />
      <Minutes
        label="Letzte Bestellung vor Schluss"
        max={240}
        value={lastOrderMinutes}
        error={problems.lastOrderMinutes}
        onWhole={(minutes) => changeSettings({ lastOrderMinutes: minutes })}
      />
    </div>
  );
}

function AheadFields({ settings }: SectionProps) {
  const { form, shop, problems, changeSettings } = settings;
  const { preorder, preorderMaxDays } = form.settings;

  return (
    <>
      {!allows(shop.subscription, PREORDER_LEVEL) && (
        <div className={classes.locked}>
          <PlanLock level={PREORDER_LEVEL}>Vorbestellungen gibt es</PlanLock>
        </div>
      )}
      <Switch
        label="Vorbestellungen"
        description="Gäste wählen eine Wunschzeit, auch solange ihr geschlossen habt."
        checked={preorder}
        onChange={({ currentTarget }) => changeSettings({ preorder: currentTarget.checked })}
        mb="md"
      />
      <div className={`${classes.fields} ${classes.thirds} ${classes.level}`}>
        <Whole
          label="Höchstens im Voraus"
          description="0 heißt: nur für heute."
          suffix=" Tage"
          max={60}
          value={preorderMaxDays}
          error={problems.preorderMaxDays}
          onWhole={(days) => changeSettings({ preorderMaxDays: days })}
        />
        <SlotFields settings={settings} />
      </div>
    </>
  );
}

function SlotFields({ settings: { form, problems, changeSettings } }: SectionProps) {
  const { slots } = form.settings;
  const set = (part: Partial<typeof slots>) => changeSettings({ slots: { ...slots, ...part } });

  return (
    <>
      <Select
        label="Länge eines Zeitfensters"
        description="In diesem Abstand werden Zeiten angeboten."
        data={SLOT_STEPS.map((step) => ({ value: String(step), label: `${step} Minuten` }))}
        value={String(slots.stepMinutes)}
        error={problems['slots.stepMinutes']}
        allowDeselect={false}
        onChange={(step) => set({ stepMinutes: Number(step) as SlotStep })}
      />
      <Whole
        label="Erstes Zeitfenster nach dem Öffnen"
        description="So lange braucht die Küche am Anfang."
        suffix=" Min."
        max={240}
        value={slots.firstOffsetMinutes}
        error={problems['slots.firstOffsetMinutes']}
        onWhole={(firstOffsetMinutes) => set({ firstOffsetMinutes })}
      />
      <Cap
        label="Bestellungen je Zeitfenster"
        value={slots.maxOrders}
        error={problems['slots.maxOrders']}
        onCap={(maxOrders) => set({ maxOrders })}
      />
      <Cap
        label="Gerichte je Zeitfenster"
        value={slots.maxItems}
        error={problems['slots.maxItems']}
        onCap={(maxItems) => set({ maxItems })}
      />
    </>
  );
}

type Field = Omit<NumberInputProps, 'value' | 'onChange'>;

const Minutes = (field: WholeProps) => <Whole suffix=" Min." {...field} />;

type WholeProps = Field & { value: number; onWhole: (value: number) => void };

/** A field that was emptied counts as zero once it is left. */
function Whole({ onWhole, value, ...field }: WholeProps) {
  return (
    <NumberInput
      {...field}
      min={0}
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={(typed) => onWhole(Number(typed) || 0)}
    />
  );
}

function Cap({
  onCap,
  value,
  ...field
}: Field & { value: number | null; onCap: (value: number | null) => void }) {
  return (
    <NumberInput
      {...field}
      description="Leer: so viele wie kommen."
      min={1}
      max={10_000}
      allowDecimal={false}
      allowNegative={false}
      value={value ?? ''}
      onChange={(typed) => onCap(typed === '' ? null : Number(typed))}
    />
  );
}
