import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { reload } from 'vike/client/router';
import type { ProductsPage } from '../../../../../src/shop/dish/dish.view';
import { IngredientPicker } from '../../../../components/fields/IngredientPicker';
import { PicturePicker } from '../../../../components/pictures/PicturePicker';
import { AllergenFields } from './AllergenFields';
import { ComboFields } from './ComboFields';
import { DietFields } from './DietFields';
import { DishSelect } from './DishSelect';
import { SECTION_TITLES, SECTIONS, type SectionKey, STATES } from './editor-sections';
import { FormSection } from './FormSection';
import { HalvesFields } from './HalvesFields';
import { OptionGroupFields } from './OptionGroupFields';
import { OwnPriceFields } from './OwnPriceFields';
import { PackagingFields } from './PackagingFields';
import { PrepackedFields } from './PrepackedFields';
import { PriceCourses } from './PriceTimelines';
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
  return (
    <div>
      {SECTIONS.filter((key) => isOf(key, form.values)).map((key) => (
        <FormSection
          key={key}
          title={SECTION_TITLES[key]}
          state={STATES[key](form.values)}
          open={open.has(key)}
          toggle={(now) => toggle(key, now)}
        >
          {open.has(key) && sectionOf(key, form, page, self)}
        </FormSection>
      ))}
    </div>
  );
}

/** Nothing has been asked yet for a new dish; two halves cost what their dishes do. */
const isOf = (key: SectionKey, { priceCourses, halves }: ProductFields): boolean =>
  key !== 'priceCourses' || (priceCourses.length > 0 && !halves);

function sectionOf(key: SectionKey, form: Props['form'], page: ProductsPage, self: Props['self']): ReactNode {
  const { values } = form;
  const others = page.products.filter(({ id }) => id !== self);
  const menu = { form, rows: others, categories: page.categories };
  switch (key) {
    case 'contents':
      return (
        <>
          <IngredientPicker
            value={values.ingredientIds}
            onChange={(ids) => form.setFieldValue('ingredientIds', ids)}
            ingredients={page.ingredients}
          />
          {form.errors.ingredientIds && <p role="alert">{form.errors.ingredientIds}</p>}
          <AllergenFields
            allergens={values.allergens}
            additives={values.additives}
            setAllergens={(next) => form.setFieldValue('allergens', next)}
            setAdditives={(next) => form.setFieldValue('additives', next)}
          />
          <DietFields value={values.diets} onChange={(next) => form.setFieldValue('diets', next)} />
        </>
      );
    case 'options':
      return (
        <OptionGroupFields
          chosen={values.optionGroupIds}
          choose={(ids) => form.setFieldValue('optionGroupIds', ids)}
          groups={page.optionGroups}
          sizes={values.variants.map(({ name }) => name).filter(Boolean)}
          changed={() => void reload()}
          error={form.errors.optionGroupIds}
        />
      );
    case 'image':
      return (
        <PicturePicker
          label="Bild der Speise"
          value={values.image}
          onChange={(image) => form.setFieldValue('image', image)}
        />
      );
    case 'ownPrices':
      return <OwnPriceFields form={form} />;
    case 'priceCourses':
      return <PriceCourses courses={values.priceCourses} sizes={values.variants} />;
    case 'packaging':
      return <PackagingFields form={form} />;
    case 'prepacked':
      return <PrepackedFields form={form} />;
    case 'beside':
      return (
        <DishSelect
          label="Dazu passt"
          description="Wird Gästen bei dieser Speise mit angeboten, höchstens sechs."
          maxValues={MAX_GOES_WITH}
          by="dish"
          rows={others}
          categories={page.categories}
          value={values.goesWithIds}
          onChange={(ids) => form.setFieldValue('goesWithIds', ids)}
          error={form.errors.goesWithIds}
        />
      );
    case 'combo':
      return <ComboFields {...menu} />;
    case 'halves':
      return <HalvesFields {...menu} />;
    case 'stock':
      return <StockFields form={form} />;
  }
}
