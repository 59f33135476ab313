import type { PictureView } from '../../../src/storefront/shop/picture.view';
import { useVoice } from './words/Voice';

interface Props {
  picture: PictureView;
  /** How wide it is shown, as CSS says it: the browser picks the file by that. */
  sizes: string;
  className: string;
  width: number;
  height: number;
  /** On the first screen: loaded at once. */
  eager?: boolean;
  /** Before all other pictures. */
  first?: boolean;
}

const STEPS = 4;
const stepOf = (part: number): number => Math.round(part * STEPS);

/** A picture that is cut around what must stay in sight. No style attribute: the policy of the page allows none. */
export function Photo({ picture, sizes, className, width, height, eager, first }: Props) {
  const { src, srcset, avifSrcset, focus, alt } = picture;
  const { language } = useVoice();
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcset} sizes={sizes} />
      <source type="image/webp" srcSet={srcset} sizes={sizes} />
      <img
        className={`photo fx${stepOf(focus.x)} fy${stepOf(focus.y)} ${className}`}
        src={src}
        alt={alt}
        // Restaurants describe their pictures in German alone.
        lang={alt && language !== 'de' ? 'de' : undefined}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        width={width}
        height={height}
      />
    </picture>
  );
}
