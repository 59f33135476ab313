import type { PictureRow } from '../../../../../src/media/media.view';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import classes from './Media.module.css';

export function PictureCard({ picture, onOpen }: { picture: PictureRow; onOpen: () => void }) {
  const { src, srcset, alt, name, focus, uses } = picture;
  const [first] = uses;

  return (
    <button type="button" className={classes.card} onClick={onOpen}>
      <img
        src={src}
        srcSet={srcset}
        sizes="(min-width: 60em) 240px, 46vw"
        alt=""
        loading="lazy"
        style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
      />
      <span className={classes.cardWords}>
        <span className={classes.cardName}>{alt || name}</span>
        <span className={classes.cardUse}>
          {first ? (uses.length > 1 ? `${first.name} und ${uses.length - 1} mehr` : first.name) : 'Unbenutzt'}
        </span>
        {!alt && <StatusBadge tone="warn">Ohne Text</StatusBadge>}
      </span>
    </button>
  );
}
