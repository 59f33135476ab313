import { levelOfArea } from '../../plan-gate/plan-settings.rules.js';
import { isOnline } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has, limitsOf, type Subscription } from '../../subscription/plans.js';
import type { Usage } from './usage.types.js';

type Of = Pick<Shop, 'settings' | 'domain'>;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a plan does not cover of that which a shop has. It is kept; some of it rests, of the rest nothing new is added. */
export function sleepsUnder(plan: Subscription | null, { settings, domain }: Of, usage: Usage): string[] {
  const limits = limitsOf(plan);
  const beyond = (used: number, limit: number | null) => (limit === null ? 0 : Math.max(0, used - limit));
  const areas = settings.deliveryAreas.filter(
    (area) => area.active && (plan === null || plan.level < levelOfArea(area)),
  ).length;
  const paysOnline = settings.payWays?.some(
    ({ method, fulfilments }) => isOnline(method) && fulfilments.length > 0,
  );
  const products = beyond(usage.products, limits.products);
  const printers = beyond(usage.printers, limits.printers);
  const people = beyond(usage.people, limits.people);
  return [
    ...(plan === null ? ['Gäste sehen nur die Speisekarte und können nicht bestellen.'] : []),
    ...(areas > 0 ? [`${counted(areas, 'Liefergebiet ruht', 'Liefergebiete ruhen')}.`] : []),
    ...(settings.preorder && !has(plan, 'preorder') ? ['Vorbestellungen ruhen.'] : []),
    ...(paysOnline && !has(plan, 'payOnline') ? ['Karte und PayPal ruhen, Gäste zahlen vor Ort.'] : []),
    ...(settings.vouchers?.on && !has(plan, 'vouchers')
      ? ['Der Verkauf von Gutscheinen ruht. Was verkauft ist, gilt weiter.']
      : []),
    ...(domain?.verifiedAt && !has(plan, 'ownDomain')
      ? [`Die Domain ${domain.name} ruht, der Shop steht unter seiner Adresse bei Tresen.`]
      : []),
    ...(products > 0
      ? [
          `${counted(products, 'Gericht liegt', 'Gerichte liegen')} über der Grenze von ${limits.products}: Sie bleiben auf der Karte, neue kommen nicht dazu.`,
        ]
      : []),
    ...(printers > 0
      ? [
          `${counted(printers, 'Drucker liegt', 'Drucker liegen')} über der Grenze: Neue lassen sich nicht anlegen.`,
        ]
      : []),
    ...(people > 0
      ? [
          `${counted(people, 'Person liegt', 'Personen liegen')} über der Grenze: Neue lassen sich nicht einladen.`,
        ]
      : []),
  ];
}
