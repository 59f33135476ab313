import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { OptionGroupForm } from '../../../../../src/shop/menu/menu.view';
import classes from '../Products.module.css';
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

  function saved(group: OptionGroupForm): void {
    if (!groups.some(({ id }) => id === group.id)) choose([...chosen, group.id]);
    setEditing(null);
    changed();
  }

  return (
    <>
      {groups.length === 0 && (
        <p className={classes.hint}>
          Noch keine. Eine Auswahl ist eine Frage an den Gast: Soße, Beilage, Extras.
        </p>
      )}
      {groups.map((group) => (
        <div key={group.id} className={classes.group}>
          <label className={classes.tickLine}>
            <input
              type="checkbox"
              checked={chosen.includes(group.id)}
              onChange={({ currentTarget }) =>
                choose(currentTarget.checked ? [...chosen, group.id] : chosen.filter((id) => id !== group.id))
              }
            />
            <span>
              {group.name} <span className={classes.hint}>{rulesOf(group)}</span>
            </span>
          </label>
          <Button variant="subtle" aria-label={`${group.name} bearbeiten`} onClick={() => setEditing(group)}>
            Bearbeiten
          </Button>
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setEditing(emptyGroup())}
      >
        Neue Auswahl
      </Button>
      <OptionGroupModal
        group={editing}
        sizes={sizes}
        close={() => setEditing(null)}
        saved={saved}
        deleted={(id) => {
          choose(chosen.filter((one) => one !== id));
          setEditing(null);
          changed();
        }}
      />
    </>
  );
}

function rulesOf({ min, max, freeQuantity, options }: OptionGroupForm): string {
  const count = min === max ? `genau ${min}` : min > 0 ? `${min} bis ${max}` : `bis zu ${max}`;
  const free = freeQuantity > 0 ? `, ${freeQuantity} kostenlos` : '';
  return `${options
    .map(({ name }) => name)
    .slice(0, 3)
    .join(', ')}${options.length > 3 ? ' …' : ''} (${count}${free})`;
}
