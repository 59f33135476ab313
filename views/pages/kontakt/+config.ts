import type { Config } from 'vike/types';

export default {
  title: 'Kontakt',
  description:
    'Frag uns, was du über Tresen wissen willst: Bestellshop, Tresen, Bondrucker oder Preise. Wir antworten per E-Mail.',
} satisfies Config;
