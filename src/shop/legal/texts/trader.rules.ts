import { isSoleTrader } from '../imprint/legal-form.rules.js';
import type { TextFacts } from './text-facts.types.js';

/** Who answers for the restaurant: a company under its name; of a sole trader the person behind the name of the business. */
export function traderLines({ restaurant, imprint }: Pick<TextFacts, 'restaurant' | 'imprint'>): string[] {
  const { legalForm, firm, people } = imprint;
  const name = firm || people[0] || restaurant;
  const owners = isSoleTrader(legalForm) ? people.filter((owner) => !name.includes(owner)) : [];
  return owners.length > 0 ? [name, `Inhaber/in ${owners.join(', ')}`] : [name];
}
