import {
  IconArrowDown,
  IconArrowUp,
  IconBan,
  IconCalendarTime,
  IconCircleCheck,
  IconCopy,
  IconDotsVertical,
  IconEdit,
  IconMoonStars,
  IconTrash,
} from '@tabler/icons-react';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { MenuButton } from '../../../../components/dialogs/MenuButton';
import type { MenuEntry } from '../../../../components/dialogs/menu.types';
import type { Handle } from '../../../../components/tables/useSorting';
import type { RowHands } from './hands.types';
import classes from './Row.module.css';

interface Props {
  row: ProductRow;
  tabIndex: number;
  hands: RowHands;
  /** null: the row cannot be moved here. */
  handle: Handle | null;
}

const ICON = { size: 18, 'aria-hidden': true } as const;

export function RowMenu({ row, tabIndex, hands, handle }: Props) {
  const { mayEdit } = hands;
  const edit: MenuEntry[] = [
    { label: 'Bearbeiten', icon: <IconEdit {...ICON} />, choose: () => hands.open(row) },
    { label: 'Kopieren', icon: <IconCopy {...ICON} />, choose: () => hands.copy(row) },
  ];
  const place: MenuEntry[] = handle
    ? [
        { label: 'Nach oben', icon: <IconArrowUp {...ICON} />, choose: () => handle.step(-1) },
        { label: 'Nach unten', icon: <IconArrowDown {...ICON} />, choose: () => handle.step(1) },
      ]
    : [];
  const remove: MenuEntry[] = [
    { label: 'Löschen', icon: <IconTrash {...ICON} />, choose: () => hands.ask({ row, wish: 'delete' }) },
  ];
  const groups = mayEdit ? [edit, sale(row, hands), place, remove] : [sale(row, hands)];

  return (
    <MenuButton position="bottom-end" width={290} groups={groups.filter((entries) => entries.length > 0)}>
      <button
        type="button"
        className={classes.more}
        data-part="more"
        tabIndex={tabIndex}
        aria-label={`Mehr zu ${row.name}`}
      >
        <IconDotsVertical size={20} aria-hidden />
      </button>
    </MenuButton>
  );
}

/** One act, and how long it holds. */
function sale(row: ProductRow, { sell, ask }: RowHands): MenuEntry[] {
  const until: MenuEntry = {
    label: 'Ausverkauft bis …',
    icon: <IconCalendarTime {...ICON} />,
    choose: () => ask({ row, wish: 'until' }),
  };
  if (row.soldOut)
    return [
      {
        label: 'Wieder im Verkauf',
        icon: <IconCircleCheck {...ICON} />,
        choose: () => sell(row, 'available'),
      },
      until,
    ];
  return [
    {
      label: 'Ausverkauft bis morgen',
      icon: <IconMoonStars {...ICON} />,
      choose: () => sell(row, 'tomorrow'),
    },
    {
      label: 'Ausverkauft bis auf Weiteres',
      icon: <IconBan {...ICON} />,
      choose: () => sell(row, 'further'),
    },
    until,
  ];
}
