import { NumberInput, type NumberInputProps, Select, Switch } from '@mantine/core';
import { FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { SLOT_STEPS, type SlotStep } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { PREORDER_LEVEL } from '../../../../../src/shop/plan-gate/plan-settings.rules';
import { allows } from '../../../../../src/shop/subscription/plans';
import { PlanLock } from '../../../../components/states/PlanLock';
import { Part } from './Part';
import classes from './Settings.module.css';
import type { Settings } from './useSettings';

const LEAD: Record<Fulfilment, string> = {
  delivery: 'Vorlauf für Lieferung',
  pickup: 'Vorlauf für Abholung',
  table: 'Vorlauf am Tisch',
};

export function OrderingSection({ settings }: { settings: Settings }) {
  const { form, problems, changeSettings } = settings;
  const { preorder, preorderMaxDays, leadMinutes, deliveryTime, lastOrderMinutes } = form.settings;

  return (
    <Part id="vorbestellung" lead="Wie schnell die Küche ist, und wie weit Gäste im Voraus bestellen dürfen.">
      <h3 className={classes.subtitle}>Sofort</h3>
      <div className={`${classes.fields} ${classes.thirds}`}>
        {FULFILMENTS.map((way) => (
          <Whole
            key={way}
            label={LEAD[way]}
            suffix=" Min."
            max={1_440}
            value={leadMinutes[way]}
            error={problems[`leadMinutes.${way}`]}
            onWhole={(minutes) => changeSettings({ leadMinutes: { ...leadMinutes, [way]: minutes } })}
          />
        ))}
        <Whole
          label="Angezeigte Lieferzeit von"
          suffix=" Min."
          max={300}
          value={deliveryTime.from}
          error={problems.deliveryTime}
          onWhole={(from) => changeSettings({ deliveryTime: { ...deliveryTime, from } })}
        />
        <Whole
          label="Angezeigte Lieferzeit bis"
          suffix=" Min."
          max={300}
          value={deliveryTime.to}
          error={problems['deliveryTime.to']}
          onWhole={(to) => changeSettings({ deliveryTime: { ...deliveryTime, to } })}
        />
        <Whole
          label="Letzte Bestellung vor Schluss"
          suffix=" Min."
          max={240}
          value={lastOrderMinutes}
          error={problems.lastOrderMinutes}
          onWhole={(minutes) => changeSettings({ lastOrderMinutes: minutes })}
        />
      </div>

      <h3 className={classes.subtitle}>Im Voraus</h3>
      {!allows(settings.shop.subscription, PREORDER_LEVEL) && (
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
      <div className={`${classes.fields} ${classes.thirds}`}>
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
    </Part>
  );
}

function SlotFields({ settings: { form, problems, changeSettings } }: { settings: Settings }) {
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

/** A field that was emptied counts as zero once it is left. */
function Whole({ onWhole, value, ...field }: Field & { value: number; onWhole: (value: number) => void }) {
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
