import type { Config } from 'vike/types';

export default {
  title: 'Online-Shop und Software für Restaurants',
  description: 'Bestellseite, Bestell-Tresen und Küchendruck für Restaurants in einer Software.',
} satisfies Config;
