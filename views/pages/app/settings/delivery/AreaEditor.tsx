import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { BelowMinimum, DeliveryArea } from '../../../../../src/shop/delivery/delivery.types';
import { levelOfArea } from '../../../../../src/shop/plan-gate/plan-settings.rules';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Select } from '../../../../components/fields/Select';
import { PlanLock } from '../../../../components/states/PlanLock';
import type { Problems } from '../form/settings-form';
import { AreaHours } from './AreaHours';
import classes from './Areas.module.css';
import type { AreaEditorProps } from './editor-props';
import { MatchFields } from './MatchFields';
import { TierFields } from './TierFields';

const BELOW: Record<BelowMinimum, string> = {
  refuse: 'Keine Bestellung',
  topUp: 'Gast zahlt die Differenz',
  surcharge: 'Fester Zuschlag',
};

export function AreaEditor({ area, zones, problems }: AreaEditorProps) {
  const field = `deliveryAreas.${zones.indexOf(area)}`;
  const change = (part: Partial<DeliveryArea>) => zones.change(area.id, part);

  return (
    <div className={classes.editor}>
      <div className={classes.pair}>
        <TextInput
          label="Name"
          maxLength={80}
          value={area.name}
          error={problems[`${field}.name`]}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Switch
          label="Gebiet wird beliefert"
          checked={area.active}
          onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
          className={classes.active}
        />
      </div>
      <MatchFields area={area} zones={zones} problems={problems} />
      {area.match.type !== 'plz' && !zones.isBooked(area) && (
        <PlanLock level={levelOfArea(area)}>Umkreis und gezeichnete Gebiete gibt es</PlanLock>
      )}
      <CostFields area={area} field={field} problems={problems} change={change} />
      <TierFields area={area} zones={zones} problems={problems} />
      <MinuteFields area={area} field={field} problems={problems} change={change} />
      <AreaHours area={area} field={`${field}.times`} problems={problems} onChange={change} />
      <Removal area={area} onRemove={() => zones.remove(area)} />
    </div>
  );
}

interface FieldsProps {
  area: DeliveryArea;
  field: string;
  problems: Problems;
  change: (part: Partial<DeliveryArea>) => void;
}

const CostFields = ({ area, field, problems, change }: FieldsProps) => (
  <div className={classes.pair}>
    <EuroInput
      label="Mindestbestellwert"
      value={area.minOrderCents}
      error={problems[`${field}.minOrderCents`]}
      onChange={(cents) => change({ minOrderCents: cents ?? 0 })}
    />
    <Select
      label="Darunter"
      data={Object.entries(BELOW).map(([value, label]) => ({ value, label }))}
      value={area.belowMinimum}
      allowDeselect={false}
      onChange={(value) => change({ belowMinimum: value as BelowMinimum })}
    />
    {area.belowMinimum === 'surcharge' && (
      <EuroInput
        label="Zuschlag"
        value={area.surchargeCents}
        error={problems[`${field}.surchargeCents`]}
        onChange={(cents) => change({ surchargeCents: cents ?? 0 })}
      />
    )}
    <EuroInput
      label="Lieferkosten"
      value={area.feeCents}
      error={problems[`${field}.feeCents`]}
      onChange={(cents) => change({ feeCents: cents ?? 0 })}
    />
    <EuroInput
      label="Kostenlos ab"
      placeholder="nie"
      value={area.freeFromCents}
      error={problems[`${field}.freeFromCents`]}
      onChange={(cents) => change({ freeFromCents: cents })}
    />
  </div>
);

const MinuteFields = ({ area, field, problems, change }: FieldsProps) => (
  <div className={classes.pair}>
    <Minutes
      label="Lieferzeit von"
      value={area.eta.from}
      error={problems[`${field}.eta`]}
      onChange={(from) => change({ eta: { ...area.eta, from } })}
    />
    <Minutes
      label="Lieferzeit bis"
      value={area.eta.to}
      onChange={(to) => change({ eta: { ...area.eta, to } })}
    />
  </div>
);

interface MinutesProps {
  label: string;
  value: number;
  error?: string;
  onChange: (minutes: number) => void;
}

const Minutes = ({ onChange, ...field }: MinutesProps) => (
  <NumberInput
    {...field}
    suffix=" Min."
    min={0}
    max={300}
    allowDecimal={false}
    allowNegative={false}
    onChange={(typed) => onChange(Number(typed) || 0)}
  />
);

function Removal({ area: { name }, onRemove }: { area: DeliveryArea; onRemove: () => void }) {
  const [asked, setAsked] = useState(false);

  return (
    <>
      <Button
        variant="subtle"
        color="red.4"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsked(true)}
        className={classes.start}
      >
        Gebiet löschen
      </Button>
      <ConfirmModal
        opened={asked}
        title="Gebiet löschen?"
        confirm="Löschen"
        dangerous
        onConfirm={onRemove}
        onClose={() => setAsked(false)}
      >
        Möchtest du „{name}“ wirklich löschen? Endgültig wird es erst, wenn du speicherst.
      </ConfirmModal>
    </>
  );
}
