import { expect, it } from '@jest/globals';
import type { Wifi } from './qr.types.js';
import { type ScanTarget, scanKeyOf, scanTargetOf, wifiProblemOf, wifiText } from './qr-target.rules.js';

const WIFI: Wifi = { ssid: 'Bella', password: 'geheim123', security: 'WPA', hidden: false };

it.each<[string, Partial<Wifi>]>([
  ['WIFI:T:WPA;S:Bella;P:geheim123;;', {}],
  ['WIFI:T:nopass;S:Bella;;', { security: 'nopass' }],
  ['WIFI:T:WPA;S:Bella;P:geheim123;H:true;;', { hidden: true }],
  ['WIFI:T:WPA;S:B\\;\\,\\:\\"\\\\;P:geheim123;;', { ssid: 'B;,:"\\' }],
])('tells a phone to join a network: %s', (text, over) => {
  expect(wifiText({ ...WIFI, ...over })).toBe(text);
});

it.each<[string | null, Partial<Wifi>]>([
  [null, {}],
  [null, { security: 'nopass', password: '' }],
  ['Ein WLAN-Kennwort hat mindestens 8 Zeichen.', { password: 'kurz' }],
  ['Bitte das Kennwort angeben.', { security: 'WEP', password: '' }],
  ['Bitte den Namen des WLANs angeben.', { ssid: ' ' }],
])('says why nobody could join it: %s', (problem, over) => {
  expect(wifiProblemOf({ ...WIFI, ...over })).toBe(problem);
});

it.each<ScanTarget>([
  { kind: 'shop' },
  { kind: 'review' },
  { kind: 'table', id: 'aB_c-d12345678901234' },
  { kind: 'category', id: '0123456789abcdefghij' },
  { kind: 'dish', id: '0123456789abcdefghij' },
  { kind: 'discount', id: '0123456789abcdefghij' },
])('reads the address of a %j back', (target) => {
  expect(scanTargetOf(scanKeyOf(target))).toEqual(target);
});

it.each(['', 't-', 'g-..', 'z-0123456789', 'laden/x', `t-${'a'.repeat(5_000)}`])(
  'takes %j for no code',
  (key) => {
    expect(scanTargetOf(key)).toBeNull();
  },
);
