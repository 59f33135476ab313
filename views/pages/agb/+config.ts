import type { Config } from 'vike/types';

export default {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Die Allgemeinen Geschäftsbedingungen von Tresen und der Vertrag zur Auftragsverarbeitung, mit Fassung zum Nachlesen.',
} satisfies Config;
