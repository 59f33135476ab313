import { formatEuro } from '../../../src/shared/money';
import type { DriveStop } from '../../../src/shop/driver/driver.view';
import classes from './Drive.module.css';

const STATE: Record<DriveStop['state'], string> = {
  open: '',
  delivered: 'geliefert',
  notMet: 'nicht angetroffen',
  returned: 'nicht zugestellt, zurück ins Restaurant',
  cancelled: 'storniert, bitte zurückbringen',
};

/** Whose it was is gone with the delivery. */
export const DoneStop = ({ stop: { number, state, payment, cents } }: { stop: DriveStop }) => (
  <li className={classes.doneStop} data-state={state}>
    <span>Nr. {number}</span>
    <span>{STATE[state]}</span>
    <b>{state === 'delivered' && payment === 'cash' ? formatEuro(cents) : ''}</b>
  </li>
);
