import { ActionIcon, Button } from '@mantine/core';
import { IconGripVertical, IconMap2 } from '@tabler/icons-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { formatEuro } from '../../../../../src/shared/money';
import type { DeliveryArea } from '../../../../../src/shop/delivery/delivery.types';
import { feeText, kilometersText } from '../../../../../src/shop/delivery/delivery-texts.rules';
import { EmptyState } from '../../../../components/states/EmptyState';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { later } from '../../../../lib/vike/later';
import type { Problems } from '../form/settings-form';
import classes from './Areas.module.css';
import type { AreaEditorProps } from './editor-props';
import type { Zones } from './useZones';

const editor = later(() => import('./AreaEditor').then(({ AreaEditor }) => AreaEditor));

/** Where areas overlap the upper one wins; a row is dragged by its handle or moved with the arrow keys on it. */
export function AreaList({ zones, problems }: { zones: Zones; problems: Problems }) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const Editor = editor.use();
  const isEditing = zones.edited !== null;
  useEffect(() => {
    if (isEditing) editor.fetch();
  }, [isEditing]);

  function move(from: number, to: number): void {
    if (to < 0 || to >= zones.areas.length || to === from) return;
    zones.reorder(from, to);
    setSaid(`${zones.areas[from]?.name} steht jetzt an Stelle ${to + 1} von ${zones.areas.length}.`);
  }

  if (zones.areas.length === 0) {
    return (
      <EmptyState icon={IconMap2} title="Noch kein Liefergebiet">
        Ohne Liefergebiet können Gäste nur abholen.
      </EmptyState>
    );
  }

  return (
    <>
      <ol ref={list} className={classes.list} aria-label="Liefergebiete nach Vorrang">
        {zones.areas.map((area, place) => (
          <Row
            key={area.id}
            area={area}
            zones={zones}
            problems={problems}
            Editor={Editor}
            onKey={(step) => move(place, place + step)}
            onDragTo={(y) => move(place, placeAt(list.current, y))}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** The place of the row at this height, by the centre of each. */
function placeAt(list: HTMLOListElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  });
  return Math.min(above.length, rows.length - 1);
}

interface RowProps {
  area: DeliveryArea;
  zones: Zones;
  problems: Problems;
  /** null while it is on its way. */
  Editor: ComponentType<AreaEditorProps> | null;
  onKey: (step: number) => void;
  onDragTo: (y: number) => void;
}

function Row({ area, zones, problems, Editor, onKey, onDragTo }: RowProps) {
  const isEdited = zones.edited?.id === area.id;
  const wrong = Object.keys(problems).some((field) =>
    field.startsWith(`deliveryAreas.${zones.indexOf(area)}.`),
  );

  return (
    <li className={classes.area} data-edited={isEdited || undefined}>
      <div className={classes.head}>
        <Handle name={area.name} onKey={onKey} onDragTo={onDragTo} />
        <div className={classes.words}>
          <p className={classes.name}>
            {area.name} {!area.active && <StatusBadge>Ausgeschaltet</StatusBadge>}
            {wrong && <StatusBadge tone="bad">Bitte prüfen</StatusBadge>}
          </p>
          <p className={classes.quiet}>
            {whereText(area)} · ab {formatEuro(area.minOrderCents)} · Lieferung{' '}
            {feeText(area, zones.tiersOf(area))}
          </p>
        </div>
        <Button
          variant="default"
          size="sm"
          aria-expanded={isEdited}
          aria-label={`${area.name} ${isEdited ? 'schließen' : 'bearbeiten'}`}
          onClick={() => zones.edit(isEdited ? null : area.id)}
        >
          {isEdited ? 'Schließen' : 'Bearbeiten'}
        </Button>
      </div>
      {isEdited && Editor && <Editor area={area} zones={zones} problems={problems} />}
    </li>
  );
}

interface HandleProps {
  name: string;
  onKey: (step: number) => void;
  onDragTo: (y: number) => void;
}

function Handle({ name, onKey, onDragTo }: HandleProps) {
  const dragging = useRef(false);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onKey(event.key === 'ArrowUp' ? -1 : 1);
  }

  function start(event: PointerEvent<HTMLButtonElement>): void {
    dragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  return (
    <ActionIcon
      aria-label={`${name}: Vorrang ändern, mit Pfeil hoch und Pfeil runter`}
      className={classes.handle}
      onKeyDown={press}
      onPointerDown={start}
      onPointerMove={(event) => dragging.current && onDragTo(event.clientY)}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
}

function whereText({ match }: DeliveryArea): string {
  if (match.type === 'radius') return `${kilometersText(match.km)} km im Umkreis`;
  if (match.type === 'polygon') return match.rings.length > 0 ? 'gezeichnet' : 'noch nicht gezeichnet';
  const [first, second, third, ...more] = match.codes;
  if (!first) return 'noch keine Postleitzahl';
  const shown = [first, second, third].filter(Boolean).join(', ');
  return more.length > 0 ? `${shown} und ${more.length} weitere` : shown;
}
