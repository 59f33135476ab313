import type { Config } from 'vike/types';

export default {
  title: 'Datenschutz',
  description:
    'Welche Daten Tresen auf seinen eigenen Seiten verarbeitet, wozu, wie lange und welche Rechte du hast.',
} satisfies Config;
