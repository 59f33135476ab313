import { Schema } from 'mongoose';
import type { IngredientCategoryRecord, IngredientRecord } from './pantry.types.js';

const options = { versionKey: false, strict: 'throw' } as const;

export const IngredientSchema = new Schema<IngredientRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    categoryId: { type: String, default: null },
    name: String,
    /** null and an empty list mean different things, so there is no default list. */
    allergens: { type: [String], default: null },
    additives: [String],
    searchTokens: [String],
    createdAt: Date,
    updatedAt: Date,
  },
  { ...options, collection: 'ingredients' },
);
// The menu and the page of ingredients read a shop's ingredients by name.
IngredientSchema.index({ shopId: 1, name: 1 });

export const IngredientCategorySchema = new Schema<IngredientCategoryRecord>(
  { _id: String, shopId: String, version: Number, name: String, position: Number },
  { ...options, collection: 'ingredient_categories' },
);
// The page of ingredients and the page of their groups read a shop's groups in order.
IngredientCategorySchema.index({ shopId: 1, position: 1 });
