import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { navigate } from 'vike/client/router';
import type { VouchersPage } from '../../../../src/shop/voucher/desk/voucher-desk.view';
import { Select } from '../../../components/fields/Select';
import { addressOf } from './address';
import classes from './Vouchers.module.css';

const STATES = [
  { value: '', label: 'Alle' },
  { value: 'active', label: 'Gültig' },
  { value: 'usedUp', label: 'Aufgebraucht' },
  { value: 'blocked', label: 'Gesperrt' },
  { value: 'expired', label: 'Abgelaufen' },
  { value: 'withdrawn', label: 'Widerrufen' },
];

export function Filters({ question }: Pick<VouchersPage, 'question'>) {
  const [search, setSearch] = useState(question.search);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void navigate(addressOf({ ...question, search }));
  };
  return (
    <search>
      <form className={classes.filters} onSubmit={ask}>
        <TextInput
          type="search"
          aria-label="Gutscheine suchen"
          placeholder="Letzte vier Zeichen, Name oder E-Mail"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={80}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Select
          aria-label="Stand"
          data={STATES}
          value={question.state}
          onChange={(state) => void navigate(addressOf({ search, state: state ?? '' }))}
        />
        <Button type="submit" variant="default">
          Suchen
        </Button>
      </form>
    </search>
  );
}
