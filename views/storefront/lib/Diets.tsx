import { Icon } from './Icon';
import { useSentences } from './words/Voice';

/** What the restaurant promises of a dish, in words: a leaf alone says nothing to many. */
export function Diets({ diets }: { diets: string[] }) {
  const words: Record<string, string> = useSentences().diets;
  // What is vegan is vegetarian as well; one of them is enough to read.
  const shown = diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'));
  return shown.map((diet) => (
    <span key={diet} className={`diet diet--${diet}`}>
      {diet !== 'halal' && <Icon name={diet === 'spicy' ? 'hot' : 'leaf'} small />}
      {words[diet] ?? diet}
    </span>
  ));
}
