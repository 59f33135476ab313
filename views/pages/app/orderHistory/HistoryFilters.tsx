import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import {
  type HistoryAsked,
  type HistoryStates,
  type OrderHistoryPage,
  PAYMENT_LABEL,
} from '../../../../src/shop/history/history.view';
import type { PayState } from '../../../../src/shop/order/paying/order-payment.types';
import { DayFilter } from './DayFilter';
import classes from './History.module.css';
import { isNarrowed, queryOf } from './question.rules';

const TYPING_MS = 250;
const SEARCHED = 60;

const STATES: Record<HistoryStates, string> = {
  all: 'Jeder Zustand',
  open: 'Noch offen',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
};

const MONEY: Record<PayState | '', string> = {
  '': 'Online bezahlt?',
  open: 'Noch nicht bezahlt',
  authorised: 'Reserviert',
  pending: 'Wird geprüft',
  paid: 'Bezahlt',
  failed: 'Geplatzt',
  partly: 'Teilweise erstattet',
  refunded: 'Erstattet',
};

type Props = Pick<OrderHistoryPage, 'asked' | 'today' | 'onlyToday' | 'people'>;

/** The question stands in the address: the list can be sent to somebody and survives a reload. */
export function HistoryFilters({ asked, today, onlyToday, people }: Props) {
  const { search, setSearch, ask } = useAsking(asked);
  const choose = (change: Partial<HistoryAsked>) => ask({ ...asked, search, ...change }, 0);

  return (
    <search className={classes.filters}>
      <div className={classes.first}>
        <TextInput
          type="search"
          aria-label="Bestellungen suchen"
          placeholder="Nummer, Name, Telefon, Straße, Gericht"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          maxLength={SEARCHED}
          className={classes.search}
          onChange={({ currentTarget: { value } }) => {
            setSearch(value);
            ask({ ...asked, search: value }, TYPING_MS);
          }}
        />
        {isNarrowed(asked) && !onlyToday && (
          <Button
            component="a"
            href="/app/orderHistory"
            variant="subtle"
            leftSection={<IconX size={16} aria-hidden />}
          >
            Alle zeigen
          </Button>
        )}
      </div>
      {!onlyToday && <DayFilter asked={asked} today={today} choose={choose} />}
      <Choice label="Zustand" value={asked.state} options={STATES} onChoose={(state) => choose({ state })} />
      <Choice
        label="Bestellart"
        value={asked.way}
        options={{ '': 'Jede Bestellart', ...FULFILMENT_LABEL }}
        onChoose={(way) => choose({ way })}
      />
      <Choice
        label="Zahlungswunsch"
        value={asked.payment}
        options={{ '': 'Jede Zahlung', ...PAYMENT_LABEL }}
        onChoose={(payment) => choose({ payment })}
      />
      <Choice
        label="Online bezahlt"
        value={asked.money}
        options={MONEY}
        onChoose={(money) => choose({ money })}
      />
      <Choice
        label="Pünktlichkeit"
        value={asked.late}
        options={{ '': 'Pünktlich?', late: 'Zu spät' }}
        onChoose={(late) => choose({ late })}
      />
      {people.length > 1 && (
        <Choice
          label="Bearbeitet von"
          value={asked.by}
          options={{ '': 'Alle im Team', ...Object.fromEntries(people.map(({ id, name }) => [id, name])) }}
          onChoose={(by) => choose({ by })}
        />
      )}
    </search>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Record<T, string>;
  onChoose: (value: T) => void;
}

const Choice = <T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) => (
  <NativeSelect
    aria-label={label}
    value={value}
    data={Object.entries<string>(options).map(([key, text]) => ({ value: key, label: text }))}
    onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}
  />
);

function useAsking(asked: HistoryAsked) {
  const [search, setSearch] = useState(asked.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setSearch(asked.search), [asked.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: HistoryAsked, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void navigate(`/app/orderHistory${queryOf(next)}`, {
        overwriteLastHistoryEntry: true,
        keepScrollPosition: true,
      });
    }, wait);
  };
  return { search, setSearch, ask };
}
