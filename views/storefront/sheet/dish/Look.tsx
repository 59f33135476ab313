import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { Photo } from '../../lib/Photo';
import { langOf } from '../../lib/words/lang';
import { Facts } from './Facts';

/** What the dish is: at the top of a phone, at the left of a screen. */
export const Look = ({ product, way }: { product: ProductView; way: string }) => (
  <div className="sheet__look">
    {product.image && (
      <Photo
        picture={product.image}
        className="sheet__picture"
        sizes="(max-width: 40rem) 100vw, 35rem"
        width={640}
        height={480}
      />
    )}
    <div className="about">
      {product.description && <p lang={langOf(product, 'description')}>{product.description}</p>}
      <Facts product={product} way={way} />
    </div>
  </div>
);
