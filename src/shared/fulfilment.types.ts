export const FULFILMENTS = ['delivery', 'pickup', 'table'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];
