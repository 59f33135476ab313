export const FULFILMENTS = ['delivery', 'pickup', 'table'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

/** As the restaurant reads it. */
export const FULFILMENT_LABEL: Record<Fulfilment, string> = {
  delivery: 'Lieferung',
  pickup: 'Abholung',
  table: 'Am Tisch',
};
