import type { ComboOffer } from '../../../../../../src/shop/menu/menu.types';

export interface ChoiceFields {
  id: string;
  productId: string;
  variantId: string;
  surchargeCents: number | null;
}

interface CourseFields {
  key: string;
  id: string;
  name: string;
  choices: ChoiceFields[];
}

export interface ComboFields {
  method: ComboOffer['method'];
  courses: CourseFields[];
}

let keys = 0;

export const newCourse = (): CourseFields => ({ key: `neu-${++keys}`, id: '', name: '', choices: [] });

export const newCombo = (): ComboFields => ({ method: 'singlePrices', courses: [newCourse(), newCourse()] });

export const comboFieldsOf = ({ method, courses }: ComboOffer): ComboFields => ({
  method,
  courses: courses.map((course) => ({ key: course.id, ...course })),
});

export const comboOf = ({ method, courses }: ComboFields): ComboOffer => ({
  method,
  courses: courses.map(({ id, name, choices }) => ({
    id,
    name,
    choices: choices.map((choice) => ({ ...choice, surchargeCents: choice.surchargeCents ?? 0 })),
  })),
});

/** What stands in a list of choices for a dish in one size. */
export const sizeKey = ({ productId, variantId }: Pick<ChoiceFields, 'productId' | 'variantId'>): string =>
  `${productId}/${variantId}`;

/** The choices for what is ticked; one that stays keeps its id and what it costs on top. */
export const choicesFor = (keysChosen: readonly string[], before: readonly ChoiceFields[]): ChoiceFields[] =>
  keysChosen.map((key) => {
    const [productId = '', variantId = ''] = key.split('/');
    return (
      before.find((choice) => sizeKey(choice) === key) ?? { id: '', productId, variantId, surchargeCents: 0 }
    );
  });
