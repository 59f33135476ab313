import { FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';

export const WAY_COLOURS: Record<Fulfilment, string> = {
  delivery: 'var(--tresen-primary)',
  pickup: '#aca9bb',
  table: '#6f6b7a',
};
export const WAY_COLOUR_LIST = FULFILMENTS.map((way) => WAY_COLOURS[way]);
