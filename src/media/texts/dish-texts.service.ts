import { Injectable } from '@nestjs/common';
import { NotOnTheMenu } from '../../shop/menu/menu.errors.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import type { Product } from '../../shop/menu/menu.types.js';
import { PantryService } from '../../shop/pantry/pantry.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { type CleanedText, cleanAnswer, MAX_DESCRIPTION } from './plain-text.rules.js';
import { DESCRIBE_ALONE, type DishFacts, describeDish } from './prompt.rules.js';
import type { Writing } from './text-generator.js';
import { TextWriter } from './text-writer.service.js';
import { NothingLeft } from './texts.errors.js';

/** A text that grows beyond this is cut in the end, so its end is not worth showing. */
const MAX_SHOWN = 2_000;

export interface DishWish {
  prompt: string;
  productId?: string;
}

interface Showing extends Pick<Writing, 'signal'> {
  onText?: (cleaned: string) => void;
}

/** Descriptions of dishes. What the model learns of a dish is read here, by the shop of whoever asks. */
@Injectable()
export class DishTexts {
  constructor(
    private readonly writer: TextWriter,
    private readonly menus: MenuService,
    private readonly pantry: PantryService,
  ) {}

  async describe(shop: Shop, { prompt, productId }: DishWish, showing: Showing = {}): Promise<CleanedText> {
    const facts = productId ? await this.factsOf(shop.id, productId) : null;
    return this.write(shop, prompt, facts, showing);
  }

  async describeAlone(shop: Shop, productId: string): Promise<CleanedText> {
    return this.write(shop, DESCRIBE_ALONE, await this.factsOf(shop.id, productId), {});
  }

  private async write(
    shop: Shop,
    wish: string,
    facts: DishFacts | null,
    { signal, onText }: Showing,
  ): Promise<CleanedText> {
    const cleaning = { max: MAX_DESCRIPTION, diets: facts?.diets ?? [] };
    const show = (soFar: string) => {
      if (soFar.length <= MAX_SHOWN) onText?.(cleanAnswer(soFar, cleaning).text);
    };
    const raw = await this.writer.write(shop, 'description', describeDish(wish, facts), {
      signal,
      ...(onText && { onText: show }),
    });
    const cleaned = cleanAnswer(raw, cleaning);
    if (cleaned.text === '') throw new NothingLeft(cleaned.leftOut);
    return cleaned;
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
