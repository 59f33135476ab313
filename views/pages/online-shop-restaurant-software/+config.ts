import type { Config } from 'vike/types';

export default {
  title: 'Online-Shop und Software für Restaurants',
  description:
    'Bestellseite, Tresen und Küchenbon in einem Programm: Gäste bestellen am Handy, du nimmst an, die Küche bekommt ihren Bon.',
} satisfies Config;
