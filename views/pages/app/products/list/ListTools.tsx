import { TextInput } from '@mantine/core';
import { IconArrowsSort, IconCheck, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ProductQuestion, ProductSort } from '../../../../../src/shop/dish/product-input.types';
import { MenuButton } from '../../../../components/dialogs/MenuButton';
import { Key } from '../../../../components/frame/Key';
import { useSingleKeys } from '../../../../lib/form/single-keys';
import classes from './List.module.css';

const SORTS: Record<ProductSort, string> = {
  menu: 'Kartenreihenfolge',
  name: 'Name',
  number: 'Nummer',
  cheapest: 'Preis, niedrigster zuerst',
  dearest: 'Preis, höchster zuerst',
};

interface Props {
  question: ProductQuestion;
  ask: (question: ProductQuestion) => void;
  found: number;
  of: number;
}

export function ListTools({ question, ask, found, of }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSingleKeys({ '/': () => field.current?.focus() });
  const { sort } = question;

  return (
    <search className={classes.tools}>
      <TextInput
        ref={field}
        type="search"
        aria-label="Speisen suchen"
        aria-keyshortcuts="/"
        placeholder="Name oder Nummer"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={<Key>/</Key>}
        rightSectionPointerEvents="none"
        value={question.search}
        maxLength={80}
        className={classes.search}
        onChange={({ currentTarget }) => ask({ ...question, search: currentTarget.value })}
      />
      <MenuButton
        position="bottom-end"
        groups={[
          (Object.keys(SORTS) as ProductSort[]).map((key) => ({
            label: SORTS[key],
            icon: <IconCheck size={16} aria-hidden visibility={key === sort ? 'visible' : 'hidden'} />,
            choose: () => ask({ ...question, sort: key }),
          })),
        ]}
      >
        <button type="button" className={classes.sort} aria-label={`Reihenfolge: ${SORTS[sort]}`}>
          <IconArrowsSort size={18} aria-hidden />
          <span>{SORTS[sort].replace(/,.*/, '')}</span>
        </button>
      </MenuButton>
      <p className="visually-hidden" role="status">
        {found} von {of} Speisen
      </p>
    </search>
  );
}
