import { Injectable } from '@nestjs/common';
import { NotOnTheMenu } from '../../shop/menu/menu.errors.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import type { Product } from '../../shop/menu/menu.types.js';
import { PantryService } from '../../shop/pantry/pantry.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { type CleanedText, MAX_DESCRIPTION } from './plain-text.rules.js';
import { DESCRIBE_ALONE, type DishFacts, describeDish } from './prompt.rules.js';
import type { Writing } from './text-generator.js';
import { TextWriter } from './text-writer.service.js';

export interface DishWish {
  prompt: string;
  productId?: string;
}

/** Descriptions of dishes. What the model learns of a dish is read here, by the shop of whoever asks. */
@Injectable()
export class DishTexts {
  constructor(
    private readonly writer: TextWriter,
    private readonly menus: MenuService,
    private readonly pantry: PantryService,
  ) {}

  async describe(shop: Shop, { prompt, productId }: DishWish, writing: Writing = {}): Promise<CleanedText> {
    const facts = productId ? await this.factsOf(shop.id, productId) : null;
    return this.write(shop, prompt, facts, writing);
  }

  async describeAlone(shop: Shop, productId: string): Promise<CleanedText> {
    return this.write(shop, DESCRIBE_ALONE, await this.factsOf(shop.id, productId), {});
  }

  private write(shop: Shop, wish: string, facts: DishFacts | null, writing: Writing): Promise<CleanedText> {
    const cleaning = { max: MAX_DESCRIPTION, diets: facts?.diets ?? [] };
    return this.writer.writePlain(shop, 'description', describeDish(wish, facts), {
      ...writing,
      ...cleaning,
    });
  }

  private async factsOf(shopId: string, productId: string): Promise<DishFacts> {
    const [{ categories }, ingredients] = await Promise.all([
      this.menus.menuOf(shopId),
      this.pantry.list(shopId),
    ]);
    for (const { name, products } of categories) {
      const product = products.find(({ id }) => id === productId);
      if (product) return factsOf(product, name, ingredients);
    }
    throw new NotOnTheMenu('Diese Speise');
  }
}

const factsOf = (
  { name, description, diets, ingredientIds }: Product,
  category: string,
  ingredients: readonly { id: string; name: string }[],
): DishFacts => ({
  name,
  category,
  description,
  diets,
  ingredients: ingredients.filter(({ id }) => ingredientIds.includes(id)).map((one) => one.name),
});
