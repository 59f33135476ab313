import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import {
  atCheckout,
  cardFrame,
  looksRight,
  orderWith,
  takingMoney,
} from '../support/journeys/paying-guest.js';

const CARD = 'Karte, Apple Pay, Google Pay';

let bella: Restaurant;
let sim: PaySim;

beforeAll(async () => {
  bella = await startRestaurant('paying-late');
  sim = await startPaySim({ port: bella.payPort });
  await takingMoney(bella, 'late');
}, 120_000);
afterAll(async () => {
  await bella?.setClockAhead(0);
  await bella?.close();
  await sim?.close();
});
afterEach(() => void sim.fail({ reset: true }));

describe('a guest who does not pay', () => {
  it('who calls it off, or lets the time run out, has paid nothing', async () => {
    const { page, context } = await atCheckout(bella);
    await orderWith(page, CARD);
    await cardFrame(page).getByLabel('Kartennummer').waitFor();
    await page.getByRole('button', { name: /^Jetzt / }).waitFor();
    const callOff = page.getByRole('button', { name: 'Bestellung stornieren' });
    const sure = page.getByRole('button', { name: 'Ja, stornieren' });
    // By keyboard: without a screen the browser loses taps on what a frame of another origin has just made room for.
    await callOff.press('Enter');
    await sure.press('Enter');
    await page.getByText('Es wurde nichts abgebucht.').waitFor();
    expect(await looksRight(page, 'called-off')).toEqual([]);
    await context.close();

    const late = await atCheckout(bella);
    await orderWith(late.page, CARD);
    await late.page.getByRole('button', { name: /^Jetzt / }).waitFor();
    await bella.setClockAhead(11);
    await late.page.reload();
    await late.page.getByText(/Die Zeit zum Bezahlen ist (um|abgelaufen)/).waitFor();
    await late.page.getByText('Es wurde nichts abgebucht.').waitFor({ timeout: 90_000 });
    expect(await looksRight(late.page, 'too-late')).toEqual([]);
    await late.context.close();
  }, 180_000);
});
