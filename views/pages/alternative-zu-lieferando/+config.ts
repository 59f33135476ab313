import type { Config } from 'vike/types';

export default {
  title: 'Alternative zu Lieferando',
  description:
    'Eigene Bestellseite neben dem Portal: fester Monatspreis ohne Provision. Rechne mit deinen eigenen Zahlen nach, was der Unterschied ausmacht.',
} satisfies Config;
