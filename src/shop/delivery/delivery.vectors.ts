import type { AreaMatch, DeliveryArea, DeliveryAreaRule } from './delivery.types.js';

/** An area that serves one postal code for nothing; read by specs only. */
export const anArea = (over: Partial<DeliveryArea> = {}): DeliveryArea => ({
  id: 'area',
  name: 'Innenstadt',
  active: true,
  priority: 1,
  match: { type: 'plz', codes: ['10115'] },
  minOrderCents: 0,
  feeCents: 0,
  freeFromCents: null,
  belowMinimum: 'refuse',
  surchargeCents: 0,
  eta: { from: 35, to: 50 },
  times: null,
  ...over,
});

const codes = (...list: string[]): AreaMatch => ({ type: 'plz', codes: list });

export const Z1 = anArea({ id: 'Z1', match: codes('68259', '68309'), minOrderCents: 890 });
export const Z2 = anArea({
  id: 'Z2',
  match: codes('68167', '68305'),
  minOrderCents: 1_400,
  feeCents: 190,
  freeFromCents: 3_000,
});
export const Z3 = anArea({
  id: 'Z3',
  match: { type: 'radius', center: [13.405, 52.52], km: 3 },
  minOrderCents: 2_000,
  feeCents: 290,
});
export const Z3_TIERS: DeliveryAreaRule[] = [
  { areaId: 'Z3', fromOrderCents: 3_000, feeCents: 190 },
  { areaId: 'Z3', fromOrderCents: 4_500, feeCents: 0 },
];
