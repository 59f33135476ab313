import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { OptionGroupForm } from '../../../../../../src/shop/menu/menu.view';
import classes from '../Fields.module.css';
import { OptionGroupModal } from './OptionGroupModal';
import { emptyGroup } from './option-group-form';

interface Props {
  chosen: string[];
  choose: (ids: string[]) => void;
  groups: OptionGroupForm[];
  /** Names of the dish's sizes, for prices that differ by size. */
  sizes: string[];
  changed: () => void;
  error?: ReactNode;
}

export function OptionGroupFields({ chosen, choose, groups, sizes, changed, error }: Props) {
  const [editing, setEditing] = useState<OptionGroupForm | null>(null);
  const pick = (id: string, now: boolean) =>
    choose(now ? [...chosen, id] : chosen.filter((one) => one !== id));

  function leave(): void {
    setEditing(null);
    changed();
  }

  function saved({ id }: OptionGroupForm): void {
    if (!groups.some((group) => group.id === id)) pick(id, true);
    leave();
  }

  function deleted(id: string): void {
    pick(id, false);
    leave();
  }

  return (
    <>
      {groups.length === 0 && <NoGroup />}
      {groups.map((group) => (
        <GroupLine
          key={group.id}
          group={group}
          chosen={chosen.includes(group.id)}
          onChoose={(now) => pick(group.id, now)}
          onEdit={() => setEditing(group)}
        />
      ))}
      {error && <p role="alert">{error}</p>}
      <NewButton onClick={() => setEditing(emptyGroup())} />
      <OptionGroupModal
        group={editing}
        sizes={sizes}
        close={() => setEditing(null)}
        saved={saved}
        deleted={deleted}
      />
    </>
  );
}

const NewButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
    Neue Auswahl
  </Button>
);

const NoGroup = () => (
  <p className={classes.hint}>Noch keine. Eine Auswahl ist eine Frage an den Gast: Soße, Beilage, Extras.</p>
);

interface GroupLineProps {
  group: OptionGroupForm;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onEdit: () => void;
}

const GroupLine = ({ group, chosen, onChoose, onEdit }: GroupLineProps) => (
  <div className={classes.group}>
    <label className={classes.tickLine}>
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span>
        {group.name} <span className={classes.hint}>{rulesOf(group)}</span>
      </span>
    </label>
    <Button variant="subtle" aria-label={`${group.name} bearbeiten`} onClick={onEdit}>
      Bearbeiten
    </Button>
  </div>
);

function rulesOf({ min, max, freeQuantity, options }: OptionGroupForm): string {
  const count = min === max ? `genau ${min}` : min > 0 ? `${min} bis ${max}` : `bis zu ${max}`;
  const free = freeQuantity > 0 ? `, ${freeQuantity} kostenlos` : '';
  return `${options
    .map(({ name }) => name)
    .slice(0, 3)
    .join(', ')}${options.length > 3 ? ' …' : ''} (${count}${free})`;
}
