import type { Config } from 'vike/types';

export default {
  title: 'Dein Tresen im Netz',
  description:
    'Online-Bestellung für Restaurants ohne Provision: Speisekarte, Bestellungen auf dem Tresen, Bons in der Küche.',
} satisfies Config;
