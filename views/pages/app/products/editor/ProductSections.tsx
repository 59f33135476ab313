import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import { reload } from 'vike/client/router';
import type { ProductsPage } from '../../../../../src/shop/dish/dish.view';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { AllergenFields } from '../../../../components/allergens/AllergenFields';
import { IngredientPicker } from '../../../../components/fields/IngredientPicker';
import { PicturePicker } from '../../../../components/pictures/PicturePicker';
import { DietFields } from './DietFields';
import { SECTION_TITLES, SECTIONS, type SectionKey, STATES } from './editor-sections';
import { FormSection } from './FormSection';
import { OwnPriceFields } from './OwnPriceFields';
import { OptionGroupFields } from './options/OptionGroupFields';
import { PackagingFields } from './PackagingFields';
import { PrepackedFields } from './PrepackedFields';
import { PriceTimelines } from './PriceTimelines';
import { ComboFields } from './parts/ComboFields';
import { DishSelect } from './parts/DishSelect';
import { HalvesFields } from './parts/HalvesFields';
import type { ProductFields } from './product-form';
import { StockFields } from './StockFields';

interface Props {
  form: UseFormReturnType<ProductFields>;
  page: ProductsPage;
  /** The dish itself, which is never part of itself; null for a new one. */
  self: string | null;
  open: ReadonlySet<SectionKey>;
  toggle: (key: SectionKey, open: boolean) => void;
}

const MAX_GOES_WITH = 6;

export function ProductSections({ form, page, self, open, toggle }: Props) {
  const others = page.products.filter(({ id }) => id !== self);

  return (
    <div>
      {SECTIONS.filter((key) => isOf(key, form.values)).map((key) => {
        const Fields = FIELDS[key];
        return (
          <FormSection
            key={key}
            title={SECTION_TITLES[key]}
            state={STATES[key](form.values)}
            open={open.has(key)}
            toggle={(now) => toggle(key, now)}
          >
            {open.has(key) && <Fields form={form} page={page} rows={others} categories={page.categories} />}
          </FormSection>
        );
      })}
    </div>
  );
}

/** A new dish has had no price yet, and two halves cost what their dishes do. */
const isOf = (key: SectionKey, { priceCourses, halves }: ProductFields): boolean =>
  key !== 'priceCourses' || (priceCourses.length > 0 && !halves);

interface FieldsProps extends Pick<Props, 'form' | 'page'> {
  /** The other dishes of the menu. */
  rows: ProductRow[];
  categories: ProductsPage['categories'];
}

const Contents = ({ form, page }: FieldsProps) => (
  <>
    <IngredientPicker
      value={form.values.ingredientIds}
      onChange={(ids) => form.setFieldValue('ingredientIds', ids)}
      ingredients={page.ingredients}
    />
    {form.errors.ingredientIds && <p role="alert">{form.errors.ingredientIds}</p>}
    <AllergenFields
      allergens={form.values.allergens}
      additives={form.values.additives}
      setAllergens={(next) => form.setFieldValue('allergens', next)}
      setAdditives={(next) => form.setFieldValue('additives', next)}
    />
    <DietFields value={form.values.diets} onChange={(next) => form.setFieldValue('diets', next)} />
  </>
);

const Options = ({ form, page }: FieldsProps) => (
  <OptionGroupFields
    chosen={form.values.optionGroupIds}
    choose={(ids) => form.setFieldValue('optionGroupIds', ids)}
    groups={page.optionGroups}
    sizes={form.values.variants.map(({ name }) => name).filter(Boolean)}
    changed={() => void reload()}
    error={form.errors.optionGroupIds}
  />
);

const DishPicture = ({ form }: FieldsProps) => (
  <PicturePicker
    label="Bild der Speise"
    value={form.values.image}
    onChange={(image) => form.setFieldValue('image', image)}
  />
);

const Timelines = ({ form: { values } }: FieldsProps) => (
  <PriceTimelines timelines={values.priceCourses} sizes={values.variants} />
);

const GoesWith = ({ form, rows, categories }: FieldsProps) => (
  <DishSelect
    label="Dazu passt"
    description="Wird Gästen bei dieser Speise mit angeboten, höchstens sechs."
    maxValues={MAX_GOES_WITH}
    by="dish"
    rows={rows}
    categories={categories}
    value={form.values.goesWithIds}
    onChange={(ids) => form.setFieldValue('goesWithIds', ids)}
    error={form.errors.goesWithIds}
  />
);

const FIELDS: Record<SectionKey, ComponentType<FieldsProps>> = {
  contents: Contents,
  options: Options,
  image: DishPicture,
  ownPrices: OwnPriceFields,
  priceCourses: Timelines,
  packaging: PackagingFields,
  prepacked: PrepackedFields,
  beside: GoesWith,
  combo: ComboFields,
  halves: HalvesFields,
  stock: StockFields,
};
