import { Schema } from 'mongoose';
import type { ComboCourse, Option, Picture, Prepacked, SoldOut, Variant } from './menu.types.js';
import type {
  CategoryRecord,
  MenuSettingsRecord,
  OptionGroupRecord,
  ProductRecord,
} from './menu-records.types.js';

const options = { versionKey: false, strict: 'throw' } as const;
const part = { ...options, _id: false } as const;

const text = { type: String, default: '' };
const soldOut = { type: new Schema<SoldOut>({ until: { type: Date, default: null } }, part), default: null };
/** null and an empty list mean different things, so there is no default. */
const allergens = { type: [String], default: null };

const picture = {
  type: new Schema<Picture>(
    { id: String, alt: text, focus: { x: Number, y: Number }, width: Number, height: Number },
    { ...part, id: false },
  ),
  default: null,
};

export const CategorySchema = new Schema<CategoryRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    name: String,
    description: text,
    position: Number,
    image: picture,
    fulfilments: [String],
    times: { type: Object, default: null },
    station: { type: String, default: null },
    translations: Object,
  },
  { ...options, collection: 'categories' },
);
// The menu and the category page read a shop's categories in order.
CategorySchema.index({ shopId: 1, position: 1 });

const VariantSchema = new Schema<Variant>(
  {
    id: String,
    name: text,
    priceCents: Number,
    content: { type: new Schema({ amount: Number, unit: String }, part), default: null },
    ownPrices: [new Schema({ fulfilment: String, priceCents: Number }, part)],
  },
  { ...part, id: false },
);

const PrepackedSchema = new Schema<Prepacked>(
  {
    legalName: text,
    ingredientsText: text,
    netQuantity: text,
    responsibleBusiness: text,
    alcoholVol: Number,
    nutrition: { type: Object, default: null },
  },
  part,
);

const CourseSchema = new Schema<ComboCourse>(
  {
    id: String,
    name: text,
    choices: [
      new Schema(
        { id: String, productId: String, variantId: String, surchargeCents: Number },
        { ...part, id: false },
      ),
    ],
  },
  { ...part, id: false },
);

export const ProductSchema = new Schema<ProductRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    categoryId: String,
    position: Number,
    number: text,
    name: String,
    description: text,
    image: picture,
    taxClass: String,
    variants: [VariantSchema],
    optionGroupIds: [String],
    ingredientIds: [String],
    allergens,
    additives: [String],
    diets: [String],
    depositCents: { type: Number, default: 0 },
    depositKind: { type: String, default: 'oneWay' },
    packagingCents: { type: Number, default: 0 },
    countsForMinimum: { type: Boolean, default: true },
    alcoholType: { type: String, default: 'none' },
    minAge: { type: Number, default: 0 },
    fulfilments: [String],
    soldOut,
    stock: { type: Object, default: null },
    prepacked: { type: PrepackedSchema, default: null },
    goesWithIds: [String],
    combo: {
      type: new Schema({ method: String, courses: [CourseSchema] }, part),
      default: null,
    },
    halves: { type: new Schema({ productIds: [String], price: String }, part), default: null },
    searchTokens: [String],
    translations: Object,
    createdAt: Date,
    updatedAt: Date,
  },
  { ...options, collection: 'products' },
);
// The menu and the product page read category by category, in order.
ProductSchema.index({ shopId: 1, categoryId: 1, position: 1 });
// The search of the product page looks up words by their beginning.
ProductSchema.index({ shopId: 1, searchTokens: 1 });

const OptionSchema = new Schema<Option>(
  {
    id: String,
    name: String,
    priceCents: { type: Number, default: 0 },
    variantPrices: [new Schema({ variantName: String, priceCents: Number }, part)],
    taxClass: { type: String, default: null },
    allergens,
    additives: [String],
    soldOut,
  },
  { ...part, id: false },
);

export const OptionGroupSchema = new Schema<OptionGroupRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    name: String,
    position: Number,
    min: Number,
    max: Number,
    freeQuantity: { type: Number, default: 0 },
    options: [OptionSchema],
    translations: Object,
  },
  { ...options, collection: 'option_groups' },
);
// The menu reads a shop's groups in order.
OptionGroupSchema.index({ shopId: 1, position: 1 });

export const MenuSettingsSchema = new Schema<MenuSettingsRecord>(
  { _id: String, codeSet: String, ownCodes: { type: Object, default: null }, sizeWords: [Object] },
  { ...options, collection: 'menu_settings' },
);
