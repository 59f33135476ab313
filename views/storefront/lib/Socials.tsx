import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { socialLinks } from './social-links';
import { usePageSentences } from './words/sentences.menu-page';

/** Plain links: nothing of these sites is asked for before a guest follows one. */
export function Socials({ socials }: { socials: StorefrontShop['socials'] }) {
  const { footer } = usePageSentences();
  const links = socialLinks(socials);
  if (links.length === 0) return null;
  const names = { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp', google: footer.google };
  return (
    <nav aria-label={footer.socials}>
      <strong>{footer.socials}</strong>
      {links.map(({ place, href }) => (
        <a key={place} href={href} rel="noopener me">
          {names[place]}
        </a>
      ))}
    </nav>
  );
}
