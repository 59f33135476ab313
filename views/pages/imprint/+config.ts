import type { Config } from 'vike/types';

export default {
  title: 'Impressum',
  description:
    'Wer Tresen betreibt und wie du uns erreichst: Anbieter, Anschrift und die Stelle für Meldungen.',
} satisfies Config;
