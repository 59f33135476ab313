import type { Diet } from '../../shop/menu/menu.types.js';

/** German compounds carry a word anywhere: only its beginning is a boundary. */
const word = (stems: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${stems})[\\p{L}-]*`, 'iu');

/** Regulation (EC) 1924/2006: nothing about health or nutrition without proof. */
const HEALTH = word(
  [
    '(?:un|kern)?gesund|health|wohltuend|wohlbefinden|bekömmlich|heilsam|heilend|heilkr|lindert|vorbeug|immun|abwehrkr|stärkt',
    'entgift|entschlack|detox|superfood|schlank|abnehmen|fettverbrenn|stoffwechsel|cholesterin|blutdruck|verdauung|krebs(?:risiko|hemm|vorbeug|vorsorge)|anti-?aging',
    'kalorienarm|kalorienbewusst|fettarm|fettfrei|zuckerarm|zuckerfrei|salzarm|vitaminreich|nährstoffreich|mineralstoffreich',
    'proteinreich|eiweißreich|ballaststoffreich|reich an|voller vitamine|voller nährstoffe|vitalstoff|low[- ]?carb|low[- ]fat',
    'energiespend|leistungssteiger|gut für (?:herz|körper|die figur|die linie|das herz|den körper)|leichter genuss ohne reue|immune|nutritious',
  ].join('|'),
);

/** Directive (EU) 2024/825 and the UWG that follows it: no general green claims, no labels of one's own. */
const GREEN = word(
  [
    'klimaneutral|klimafreundlich|klimapositiv|klimabewusst|klimaschonend|co2|co₂|umwelt|nachhaltig|ökologisch|öko|emissions|grüner? genuss',
    'ressourcenschonend|biologisch|bio(?!nd)|naturschonend|regenerativ|eco-?|sustainab|climate|environment|carbon|zero waste|planet|organic',
  ].join('|'),
);

/** What a dish is free of is read by people with allergies: it comes from the ingredients, never from a model. */
const ALLERGY = word(
  [
    'gluten|laktose|lactose|allergen|allergi|nussfrei|eifrei|milchfrei|sojafrei|unverträglich|verträglich|hypoallergen',
    'ohne (?:gluten|laktose|nüsse|milch|soja)|(?:gluten|dairy|nut|egg|lactose)-free|dairy|nut-free',
  ].join('|'),
);

const DIETS: Record<Diet, RegExp> = {
  vegetarian: word('vegetari|veggie|fleischlos'),
  vegan: word('vegan|rein pflanzlich|tierfrei|plant-based'),
  halal: word('halal|helal|koscher|kosher'),
  spicy: /(?!)/u,
};

/** The words of a sentence for which it may not stay. What the operator has said of the dish may be repeated. */
export function claimIn(sentence: string, diets: readonly Diet[] = []): string | null {
  const spoken = Object.entries(DIETS).filter(([diet]) => !isSaid(diet as Diet, diets));
  for (const pattern of [HEALTH, GREEN, ALLERGY, ...spoken.map(([, pattern]) => pattern)]) {
    const found = pattern.exec(sentence);
    if (found) return found[0];
  }
  return null;
}

/** What is vegan is vegetarian as well. */
const isSaid = (diet: Diet, diets: readonly Diet[]): boolean =>
  diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'));
