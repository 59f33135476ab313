import { searchTokens } from '../../../../src/shared/text';
import { unwantedIn, wantedIn } from './without';

/** How guests call what a filter leaves out, by its key. Who says nuts may mean peanuts. */
const CALLED: Record<string, RegExp> = {
  gluten: /^(?:glut|weizen|wheat|roggen|rye|gerste|barley|hafer|oat|dinkel|spelt)/,
  crustaceans: /^(?:krebs|krabbe|garnele|hummer|crusta|shrimp|prawn|scampi|lobster)/,
  eggs: /^(?:ei(?:er|ern)?$|huehnerei|egg|uov)/,
  fish: /^fi(?:sch|sh)/,
  peanuts: /^(?:erdnu|peanut|nuss|nuess|nut)/,
  soy: /^so[jy]/,
  milk: /^(?:milch|la[kc]to|milk|dairy|kaese|cheese|sahne|cream|butter)/,
  nuts: /^(?:n(?:uss|uess|uts?$)|schalenfr|mandel|almond|hasel|hazel|wal(?:nu|nue)|cashew|pe[kc]an|paran|brazil|pista|macad)/,
  celery: /^(?:seller|celer)/,
  mustard: /^(?:senf|mustard)/,
  sesame: /^sesam/,
  sulphites: /^(?:sul(?:f|ph)|schwefel)/,
  lupin: /^lupin/,
  molluscs: /^(?:weichtier|mollus|muschel|mussel|tintenfisch|squid|schneck)/,
};

export const filtersFor = (unwanted: readonly string[]): string[] =>
  Object.entries(CALLED).flatMap(([key, called]) =>
    unwanted.some((word) => searchTokens(word).some((spelling) => called.test(spelling))) ? [key] : [],
  );

/** Where nothing was found because of what a guest wants to be without, the filter that knows it is a tap away. */
export function offerFilter(field: HTMLInputElement, onTicked: () => void): void {
  const button = document.getElementById('nichts-filter');
  if (!button) return;
  const keys = filtersFor(unwantedIn(field.value));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#filter input[name="without"]')].filter(
    ({ value, checked }) => keys.includes(value) && !checked,
  );
  button.hidden = boxes.length === 0;
  const names = boxes.map(({ parentElement }) => parentElement?.textContent ?? '').join(', ');
  button.textContent = (button.dataset.label ?? '').replace('{names}', () => names);
  button.onclick = () => {
    for (const box of boxes) box.checked = true;
    field.value = wantedIn(field.value).trim();
    button.hidden = true;
    onTicked();
  };
}
