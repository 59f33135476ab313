import { IconKeyboard, IconLayoutKanban, IconListNumbers, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { type BoardOrder, STATE_LABEL } from '../../../../../src/shop/order/order.view';
import { Key } from '../../../../components/frame/Key';
import { WAY_ICON } from '../../../../components/tables/way-icon';
import { api } from '../../../../lib/http/api';
import { dayAndTime } from '../../../../lib/live/server-clock';
import classes from './Tools.module.css';

const WAIT_MS = 250;
export const SEARCH_ID = 'bestellung-suchen';

interface Props {
  orders: BoardOrder[];
  /** null while not all of them are here. */
  countOf: (way: Fulfilment | null) => number | null;
  way: Fulfilment | null;
  choose: (way: Fulfilment | null) => void;
  view: 'orders' | 'dishes';
  show: (view: 'orders' | 'dishes') => void;
  open: (order: BoardOrder) => void;
  listKeys: () => void;
}

export function Tools({ orders, countOf, way, choose, view, show, open, listKeys }: Props) {
  const present = FULFILMENTS.filter(
    (one) => one === way || orders.some(({ fulfilment }) => fulfilment === one),
  );

  return (
    <div className={classes.tools}>
      <Search open={open} />
      {present.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
        <div className={classes.group} role="group" aria-label="Welche Bestellungen">
          <button type="button" aria-pressed={way === null} onClick={() => choose(null)}>
            Alle <b>{countOf(null)}</b>
          </button>
          {present.map((one) => {
            const Icon = WAY_ICON[one];
            return (
              <button
                key={one}
                type="button"
                aria-pressed={way === one}
                aria-label={[FULFILMENT_LABEL[one], countOf(one)].filter((part) => part !== null).join(': ')}
                onClick={() => choose(one)}
              >
                <Icon size={18} aria-hidden />
                <span className={classes.wide}>{FULFILMENT_LABEL[one]}</span>{' '}
                {countOf(one) !== null && <b>{countOf(one)}</b>}
              </button>
            );
          })}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the same row of buttons */}
      <div className={classes.group} role="group" aria-label="Ansicht" data-end>
        <button
          type="button"
          aria-pressed={view === 'orders'}
          aria-label="Bestellungen"
          onClick={() => show('orders')}
        >
          <IconLayoutKanban size={18} aria-hidden />
          <span className={classes.wide}>Bestellungen</span>
        </button>
        <button
          type="button"
          aria-pressed={view === 'dishes'}
          aria-label="Gerichte"
          onClick={() => show('dishes')}
        >
          <IconListNumbers size={18} aria-hidden />
          <span className={classes.wide}>Gerichte</span>
          <Key>G</Key>
        </button>
      </div>
      <div className={classes.group} data-keys>
        <button type="button" aria-label="Tasten am Tresen" title="Tasten am Tresen (?)" onClick={listKeys}>
          <IconKeyboard size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}

/** Finds what is on the board and what was handed over long ago. */
function Search({ open }: { open: Props['open'] }) {
  const [text, setText] = useState('');
  const found = useFound(text);
  const wanted = text.trim();

  return (
    <div className={classes.search}>
      <IconSearch size={20} aria-hidden />
      <input
        id={SEARCH_ID}
        type="search"
        aria-label="Bestellung suchen: Nummer, Name oder Telefon"
        placeholder="Nummer, Name oder Telefon"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setText('');
          event.currentTarget.blur();
        }}
      />
      {text === '' && <Key>/</Key>}
      {text && (
        <button type="button" className={classes.clear} aria-label="Suche leeren" onClick={() => setText('')}>
          <IconX size={18} aria-hidden />
        </button>
      )}
      {wanted && found && (
        <ul className={classes.found} aria-label="Gefundene Bestellungen">
          {found.length === 0 && <li className={classes.none}>Nichts gefunden zu „{wanted}“.</li>}
          {found.map((order) => (
            <li key={order.id}>
              <button
                type="button"
                onClick={() => {
                  setText('');
                  open(order);
                }}
              >
                <b>{order.number}</b>
                <span>
                  {order.name || FULFILMENT_LABEL[order.fulfilment]}
                  <small>
                    {STATE_LABEL[order.state]} · {dayAndTime(order.placedAt)}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useFound(text: string): BoardOrder[] | null {
  const [found, setFound] = useState<BoardOrder[] | null>(null);
  useEffect(() => {
    setFound(null);
    const wanted = text.trim();
    if (wanted === '') return;
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const path = `/api/order/find?q=${encodeURIComponent(wanted)}`;
      const answer = await api.get<BoardOrder[]>(path, { silent: true, signal: gone.signal });
      if (answer.success) setFound(answer.data);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [text]);
  return found;
}
