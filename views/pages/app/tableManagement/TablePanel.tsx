import { Button, Group, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { IconCopy, IconQrcode, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { tableLabel } from '../../../../src/shop/table/plan/plan.rules';
import { MOST_SEATS, TABLE_SIZE, type TableSketch } from '../../../../src/shop/table/plan/plan.types';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { CopyField } from '../../../components/fields/CopyField';
import { Select } from '../../../components/fields/Select';
import { Section } from '../../../components/frame/Section';
import classes from './Plan.module.css';
import type { PlanEditing } from './usePlan';

const SHAPES = [
  { value: 'rect', label: 'Eckig' },
  { value: 'round', label: 'Rund' },
];

export function TablePanel({ editing, table }: { editing: PlanEditing; table: TableSketch }) {
  const { plan, stored, change, copy, remove } = editing;
  const set = (to: Partial<TableSketch>) => change(table.id, to);
  const there = stored.tables.find(({ id }) => id === table.id);

  return (
    <Section title={tableLabel(table)}>
      <div className={classes.fields}>
        <TextInput
          label="Nummer"
          maxLength={6}
          value={table.number}
          onChange={({ currentTarget }) => set({ number: currentTarget.value })}
        />
        <NumberInput
          label="Plätze"
          min={1}
          max={MOST_SEATS}
          allowDecimal={false}
          value={table.seats}
          onChange={(seats) => set({ seats: Math.max(1, Number(seats) || 1) })}
        />
        <TextInput
          className={classes.wide}
          label="Name (optional)"
          placeholder="Fensterplatz"
          maxLength={30}
          value={table.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <SegmentedControl
          className={classes.wide}
          aria-label="Form"
          data={SHAPES}
          value={table.shape}
          onChange={(shape) => set({ shape: shape === 'round' ? 'round' : 'rect' })}
        />
        <Size label="Breite" value={table.width} set={(width) => set({ width })} />
        <Size label="Tiefe" value={table.height} set={(height) => set({ height })} />
        {plan.rooms.length > 1 && (
          <Select
            className={classes.wide}
            label="Raum"
            allowDeselect={false}
            data={plan.rooms.map(({ id, name }) => ({ value: id, label: name }))}
            value={table.roomId}
            onChange={(roomId) => roomId && set({ roomId })}
          />
        )}
      </div>
      <Group gap="sm" mt="md">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => copy(table.id)}
        >
          Noch so einen
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => remove(table.id)}
        >
          Entfernen
        </Button>
      </Group>
      {there ? (
        <Code editing={editing} id={table.id} url={there.url} label={tableLabel(table)} />
      ) : (
        <p className={classes.note}>Seinen Code bekommt der Tisch mit dem Speichern.</p>
      )}
    </Section>
  );
}

interface SizeProps {
  label: string;
  value: number;
  set: (value: number) => void;
}

const Size = ({ label, value, set }: SizeProps) => (
  <NumberInput
    label={label}
    min={TABLE_SIZE.least}
    max={TABLE_SIZE.most}
    allowDecimal={false}
    value={value}
    onChange={(size) => set(Number(size) || TABLE_SIZE.least)}
  />
);

interface CodeProps {
  editing: PlanEditing;
  id: string;
  url: string;
  label: string;
}

function Code({ editing: { renewCode, busy }, id, url, label }: CodeProps) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={classes.code}>
      <CopyField
        label="Adresse des Tischs"
        description="Führt Gäste an diesem Tisch zur Bestellung. Sie bleibt, auch wenn der Tisch umzieht."
        value={url}
      />
      <Button
        component="a"
        href={`/app/qrcode?kind=table&id=${id}`}
        mt="sm"
        mr="sm"
        leftSection={<IconQrcode size={18} aria-hidden />}
      >
        Code drucken
      </Button>
      <Button
        mt="sm"
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        Neuer Code
      </Button>
      <ConfirmModal
        opened={asks}
        title={`Neuer Code für ${label}?`}
        confirm="Neuer Code"
        busy={busy}
        onClose={() => setAsks(false)}
        onConfirm={() => void renewCode(id).then(() => setAsks(false))}
      >
        <p>
          Der alte Code auf dem Tisch öffnet danach keine Bestellung mehr. Drucke den neuen unter „QR-Codes“
          aus und stell ihn hin.
        </p>
      </ConfirmModal>
    </div>
  );
}
