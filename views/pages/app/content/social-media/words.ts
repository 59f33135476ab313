import type {
  Network,
  PostFormat,
  PostTemplate,
  PostTrouble,
} from '../../../../../src/media/social/social.types';

export const TEMPLATE_LABEL: Record<PostTemplate, string> = {
  dish: 'Tagesgericht',
  newDish: 'Neu auf der Karte',
  campaign: 'Aktion',
  hours: 'Öffnungszeiten',
  holidays: 'Feiertage',
};

export const FORMAT_LABEL: Record<PostFormat, string> = {
  square: 'Quadrat',
  portrait: 'Hochkant',
  story: 'Story',
  link: 'Breit',
};

/** What a picture of this shape is made for. */
export const FORMAT_HINT: Record<PostFormat, string> = {
  square: '1080 × 1080, für jeden Feed',
  portrait: '1080 × 1350, füllt den Feed auf dem Handy',
  story: '1080 × 1920, für Story und Status',
  link: '1200 × 630, für Links und Google',
};

export const NETWORK_LABEL: Record<Network, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  google: 'Google',
};

const TROUBLE_LABEL: Record<PostTrouble, string> = {
  gone: 'Speise gelöscht',
  soldOut: 'Ausverkauft',
  over: 'Aktion dann vorbei',
};

export const troubleLabel = (trouble: PostTrouble, template: PostTemplate): string =>
  trouble === 'gone' && template === 'campaign' ? 'Aktion gelöscht' : TROUBLE_LABEL[trouble];

export const isAboutDish = (template: PostTemplate): boolean => template === 'dish' || template === 'newDish';
export const hasSubject = (template: PostTemplate): boolean =>
  isAboutDish(template) || template === 'campaign';
