import classes from './Phone.module.css';
import type { SitePicture } from './pictures';

/** A picture in the frame of a phone; one that shows only the upper part fades out below. */
export function Phone({ picture, first = false }: { picture: SitePicture; first?: boolean }) {
  const { alt, ...image } = picture;
  const isPart = picture.height < picture.width * 1.8;
  return (
    <div className={classes.phone} data-part={isPart || undefined}>
      <img
        {...image}
        alt={alt}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
      />
    </div>
  );
}
