import type { KeyboardEvent, PointerEvent } from 'react';
import type { Picture } from '../../../src/shop/menu/menu.types';
import classes from './Picture.module.css';

interface Props {
  picture: { src: string; alt: string; width: number; height: number };
  focus: Picture['focus'];
  onChange: (focus: Picture['focus']) => void;
}

const STEP = 0.02;
const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const CROPS = [
  { label: 'Karte', ratio: '1 / 1' },
  { label: 'Speise', ratio: '4 / 3' },
  { label: 'Breit', ratio: '21 / 9' },
];

/** Sets the focal point that stays in sight when the picture is cropped, by a tap or with the arrow keys. */
export function PictureFocus({ picture, focus, onChange }: Props) {
  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  }

  function move(event: KeyboardEvent): void {
    const [x, y] = MOVES[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const wide = event.shiftKey ? 5 : 1;
    onChange({ x: share(focus.x + x * wide), y: share(focus.y + y * wide) });
  }

  return (
    <div className={classes.focusing}>
      <button
        type="button"
        className={classes.focusStage}
        aria-label={`Bildmitte, jetzt ${percent(focus.x)} von links und ${percent(focus.y)} von oben. Mit den Pfeiltasten verschieben.`}
        onPointerDown={point}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
        onKeyDown={move}
      >
        <img src={picture.src} alt="" width={picture.width} height={picture.height} draggable={false} />
        <span className={classes.focusDot} style={{ left: percent(focus.x), top: percent(focus.y) }} />
      </button>
      <Crops src={picture.src} focus={focus} />
    </div>
  );
}

const Crops = ({ src, focus }: { src: string; focus: Props['focus'] }) => (
  <ul className={classes.crops} aria-label="So wird zugeschnitten">
    {CROPS.map(({ label, ratio }) => (
      <li key={label}>
        <img
          src={src}
          alt=""
          style={{ aspectRatio: ratio, objectPosition: `${percent(focus.x)} ${percent(focus.y)}` }}
        />
        <span>{label}</span>
      </li>
    ))}
  </ul>
);

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

const percent = (value: number): string => `${Math.round(value * 100)} %`.replace(' ', '');
