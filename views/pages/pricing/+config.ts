import type { Config } from 'vike/types';

export default {
  title: 'Abonnement',
  description: 'Die Tarife von Tresen: Kostenlos, Starter und Professional. Fester Preis, keine Provision.',
} satisfies Config;
