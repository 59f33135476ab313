import type { Language } from '../../shared/voice.types.js';
import { sizeText } from '../pricing/unit-price.rules.js';
import type { Product, Variant } from './menu.types.js';

type Sized = Pick<Variant, 'name' | 'content'>;

/** A drink of one size goes by what is in the bottle, unless its own name says it. */
export const sizeNameOf = (product: Pick<Product, 'name'>, { name, content }: Sized): string =>
  name || measureOf(product.name, content);

/** Within a menu no litre price stands beside it, so a size with a name says as well how much that is. */
export const partSizeOf = (
  product: Pick<Product, 'name'>,
  { name, content }: Sized,
  language: Language = 'de',
): string => [name, measureOf(`${product.name} ${name}`, content, language)].filter(Boolean).join(' ');

function measureOf(said: string, content: Variant['content'], language: Language = 'de'): string {
  if (!content) return '';
  const isSaid = [sizeText(content), sizeText(content, 'en')].some((size) => said.includes(size));
  return isSaid ? '' : sizeText(content, language);
}
