import { mm } from '../../printed-menu/layout/formats.rules.js';
import type { Piece, Sheet } from '../../printed-menu/layout/marks.types.js';
import type { DrawnCard } from '../qr.types.js';
import { box, detailsOf, figure, said } from './pieces.rules.js';
import type { Setting } from './setting.types.js';
import { written } from './writing.rules.js';

/** Of the width, at most. */
const CODE_SHARE = 0.63;

/** A flyer, and the same large on a door. */
export function standing(card: DrawnCard, { width, height }: Sheet, setting: Setting): Piece[] {
  const { theme, paper, measure, logo } = setting;
  const { palette, styles } = theme;
  const unit = width / mm(105);
  const band = height * 0.24;
  const margin = mm(8) * unit;
  const room = { x: margin, width: width - 2 * margin, isCentred: true };
  const head = logo ? logoPlate(logo, width / 2, band, unit) : [];
  const name = logo
    ? { marks: [] }
    : written(
        paper.restaurant,
        { ...styles.title, size: 25 * unit, color: palette.onFill },
        { ...room, y: band * 0.3 },
        2,
        measure,
      );
  const title = written(
    card.title,
    { ...styles.title, size: 24 * unit },
    { ...room, y: band + mm(6) * unit },
    2,
    measure,
  );
  const lead = written(
    card.lead,
    { ...styles.name, size: 10.5 * unit },
    { ...room, y: title.end + mm(1) * unit },
    2,
    measure,
  );
  const left = height - lead.end - mm(13) * unit - card.details.length * 12 * unit;
  const side = Math.min(width * CODE_SHARE, left - mm(4) * unit);
  const top = lead.end + mm(2) * unit + Math.max(0, left - mm(4) * unit - side) / 2;
  const details = detailsOf(card, { ...room, y: top + side + mm(1) * unit }, setting, 8.5 * unit);
  const foot = written(
    paper.restaurant,
    { ...styles.text, size: 8 * unit, color: palette.onFill },
    { ...room, y: height - mm(7) * unit },
    1,
    measure,
  );
  return [
    box(0, 0, width, band, palette.fill),
    box(0, height - mm(9) * unit, width, mm(9) * unit, palette.fill),
    ...head,
    ...said('P', name.marks),
    ...said('H1', title.marks),
    ...said('P', lead.marks),
    figure(card, { x: (width - side) / 2, y: top, side }, setting),
    ...details.pieces,
    ...said('P', foot.marks),
  ];
}

/** On a plate of its own: a logo is rarely made for the colour of the band. */
function logoPlate(
  logo: { width: number; height: number; ground: string },
  middle: number,
  band: number,
  unit: number,
): Piece[] {
  const within = { width: mm(70) * unit, height: band * 0.5 };
  const scale = Math.min(within.width / logo.width, within.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const pad = mm(3) * unit;
  const y = (band - height) / 2;
  return [
    box(middle - width / 2 - pad, y - pad, width + 2 * pad, height + 2 * pad, logo.ground),
    { tag: 'Figure', alt: 'Logo', marks: [{ kind: 'logo', x: middle - width / 2, y, width, height }] },
  ];
}
