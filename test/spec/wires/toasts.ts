import { expect } from '@jest/globals';
import type { Stage, Wire } from '../stage.js';

const TEST = '/api/printer/test';
const done = { status: 200, json: { success: true, data: null } };

/** A success at the bottom, by the button of the printers. */
async function succeeded(stage: Stage): Promise<void> {
  stage.on(TEST, done);
  await stage.atPrinters();
  await stage.testPrint().click();
  await stage.toasts('bottom').waitFor();
}

async function failed(stage: Stage, said: object): Promise<void> {
  stage.on(TEST, { status: 422, json: { success: false, ...said } });
  await stage.atPrinters();
  await stage.testPrint().click();
  await stage.toasts('top').waitFor();
}

const phase = (stage: Stage, position = 'bottom') => stage.toasts(position).getAttribute('data-phase');
const gone = (stage: Stage) => stage.toasts('bottom').waitFor({ state: 'detached' });

export const TOAST_WIRES: Wire[] = [
  {
    says: 'a toast stands at the bottom for 3000 ms and is gone 150 ms after that',
    proof: async (stage) => {
      await succeeded(stage);
      await stage.pass(2_999);
      expect(await phase(stage)).toBe('active');
      await stage.pass(1);
      expect(await phase(stage)).toBe('leaving');
      await stage.pass(149);
      expect(await phase(stage)).toBe('leaving');
      await stage.pass(1);
      await gone(stage);
    },
  },
  {
    says: 'a toast pauses while hovered and goes on from there',
    proof: async (stage) => {
      await succeeded(stage);
      await stage.pass(1_000);
      await stage.toasts('bottom').hover();
      await stage.pass(60_000);
      expect(await phase(stage)).toBe('active');
      await stage.page.mouse.move(5, 5);
      await stage.pass(1_999);
      expect(await phase(stage)).toBe('active');
      await stage.pass(1);
      expect(await phase(stage)).toBe('leaving');
    },
  },
  {
    says: 'a toast is dismissed on click',
    proof: async (stage) => {
      await succeeded(stage);
      await stage.toasts('bottom').click();
      expect(await phase(stage)).toBe('leaving');
      await stage.pass(150);
      await gone(stage);
    },
  },
  {
    says: 'all toasts are dismissed on the clear-all event',
    proof: async (stage) => {
      await succeeded(stage);
      await stage.page.evaluate(() => void window.dispatchEvent(new Event('tresen:clear-toasts')));
      expect(await phase(stage)).toBe('leaving');
    },
  },
  {
    says: 'a failed call shows a toast at the top that reads headline, colon, message',
    proof: async (stage) => {
      await failed(stage, { headline: 'Drucker', message: 'Kein Papier.' });
      expect((await stage.toasts('top').textContent())?.trim()).toBe('Drucker: Kein Papier.');
      expect(stage.complaints().some((line) => line.includes('Kein Papier.'))).toBe(true);
    },
  },
  {
    says: 'a failed call without words of the server reads Fehler and what happened',
    proof: async (stage) => {
      await failed(stage, {});
      expect((await stage.toasts('top').textContent())?.trim()).toBe(
        'Fehler: Der Server hat mit Status 422 geantwortet.',
      );
    },
  },
  {
    says: 'a long error stays longer than 3000 ms, a second for fifteen letters',
    proof: async (stage) => {
      await failed(stage, { headline: 'Drucker', message: 'x'.repeat(91) });
      await stage.pass(6_499);
      expect(await phase(stage, 'top')).toBe('active');
      await stage.pass(1);
      expect(await phase(stage, 'top')).toBe('leaving');
    },
  },
  {
    says: 'a call that is marked silent shows nothing',
    proof: async (stage) => {
      stage.on('/api/shop/status', { status: 422, json: { success: false, headline: 'Laden' } });
      await stage.atPrinters();
      await stage.until('/api/shop/status', 1);
      expect(await stage.toasts('top').count()).toBe(0);
      expect(stage.complaints().some((line) => line.includes('Laden'))).toBe(true);
    },
  },
];
