import type { OfferPage } from '../../../../../../src/shop/discount/desk/discount-desk.view';
import { OfferEditor } from '../../editor/OfferEditor';

/** A rule that was just made has an address of its own, and the editor goes on with it. */
export default function Page(page: OfferPage) {
  return <OfferEditor key={`${page.offer?.id} ${page.copy}`} page={page} />;
}
