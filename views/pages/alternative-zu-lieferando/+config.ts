import type { Config } from 'vike/types';

export default {
  title: 'Alternative zu Lieferando',
  description: 'Eigene Bestellseite statt Portal: fester Monatspreis, keine Provision, eigene Gäste.',
} satisfies Config;
