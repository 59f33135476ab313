import { blob, diceOf, smooth, strewn } from './brush.mjs';
import { CX, CY, plate } from './stage.mjs';
import * as t from './things.mjs';

const tops = (d, list, r) =>
  list
    .map(([thing, count, apart, size]) =>
      strewn(d, count, { x: CX, y: CY, r, apart })
        .map(([x, y]) => t.THINGS[thing](d, x, y, size))
        .join(''),
    )
    .join('');

/** Rice is small: a creamy field, and what lies on it. */
export function risotto(seed, { cream, grain, toppings }) {
  const d = diceOf(seed);
  const field = `<path d="${blob(d, CX, CY, 300, 0.05, 18)}" fill="${cream}" filter="url(#melt)"/>`;
  const rice = strewn(d, 420, { x: CX, y: CY, r: 280, apart: 17 })
    .map(([x, y]) =>
      t.at(
        x,
        y,
        d.between(0, 180),
        `<ellipse rx="${d.between(11, 15).toFixed(1)}" ry="5.5" fill="${d.one(grain)}" stroke="#8a6a2c" stroke-opacity=".25" stroke-width="1.5"/>`,
      ),
    )
    .join('');
  const shine = `<path d="${blob(d, CX - 80, CY - 90, 120, 0.3, 10)}" fill="#fff" opacity=".16" filter="url(#soft)"/>`;
  return plate(440, 'bowl') + field + rice + shine + tops(d, toppings, 240);
}

/** Short tubes in a red sauce. */
export function penne(seed) {
  const d = diceOf(seed);
  const sauce = `<path d="${blob(d, CX, CY, 300, 0.08, 18)}" fill="#bf2d12" filter="url(#melt)"/><path d="${blob(d, CX, CY, 290, 0.08, 18)}" fill="#fff" filter="url(#crumb)" opacity=".5"/>`;
  const tube = ([x, y]) =>
    t.at(
      x,
      y,
      d.between(0, 360),
      `<g filter="url(#drop)"><path d="M-78 -24L66 -24L84 24L-60 24Z" fill="${d.one(['#eeb765', '#f2c277', '#e6a74f'])}"/><path d="M-70 -8H74M-66 8H78" stroke="#c98438" stroke-width="4" opacity=".6"/><ellipse cx="75" cy="0" rx="11" ry="25" transform="rotate(-20 75 0)" fill="#9c3a16"/></g>`,
    );
  const tubes = strewn(d, 30, { x: CX, y: CY, r: 230, apart: 70 }).map(tube).join('');
  const bits = strewn(d, 22, { x: CX, y: CY, r: 240, apart: 50 })
    .map(
      ([x, y]) => `<path d="${blob(d, x, y, d.between(8, 26), 0.4, 9)}" fill="#c93517" filter="url(#drop)"/>`,
    )
    .join('');
  return (
    plate(440) +
    sauce +
    tubes +
    bits +
    tops(
      d,
      [
        ['pepper', 5, 110, 30],
        ['parsley', 40, 24, 0],
      ],
      220,
    )
  );
}

/** Strips of meat in a sauce. */
export function geschnetzeltes(seed) {
  const d = diceOf(seed);
  const pool = `<path d="${blob(d, CX, CY, 300, 0.1, 18)}" fill="#d9b98a" filter="url(#melt)"/><path d="${blob(d, CX, CY, 285, 0.09, 18)}" fill="#fff" filter="url(#crumb)" opacity=".4"/>`;
  const strips = strewn(d, 34, { x: CX, y: CY, r: 240, apart: 62 })
    .map(([x, y]) =>
      t.at(
        x,
        y,
        d.between(0, 180),
        `<g filter="url(#drop)"><path d="${blob(d, 0, 0, d.between(52, 74), 0.3, 9, 0.6)}" fill="${d.one(['#b07a4e', '#a06a40', '#bd8a5e', '#93603a'])}"/><path d="${blob(d, -8, -8, 26, 0.35, 8, 0.5)}" fill="#e9cfa6" opacity=".55"/></g>`,
      ),
    )
    .join('');
  const veil = `<path d="${blob(d, CX + 20, CY + 10, 170, 0.35, 14)}" fill="#ecd3a8" opacity=".5" filter="url(#melt)"/>`;
  return (
    plate(440) +
    pool +
    strips +
    veil +
    tops(
      d,
      [
        ['mushroom', 9, 110, 40],
        ['parsley', 60, 20, 0],
      ],
      230,
    )
  );
}

/** A fillet with the marks of the grill, and lemon. */
export function lachs(seed) {
  const d = diceOf(seed);
  const fillet = smooth([
    [CX - 300, CY - 60],
    [CX - 120, CY - 135],
    [CX + 150, CY - 120],
    [CX + 310, CY - 20],
    [CX + 250, CY + 90],
    [CX - 40, CY + 130],
    [CX - 270, CY + 80],
  ]);
  const marks = [-200, -110, -20, 70, 160]
    .map(
      (q) =>
        `<path d="M${CX + q} ${CY - 95}L${CX + q + 70} ${CY + 95}" stroke="#7a3a1c" stroke-width="16" stroke-linecap="round" opacity=".55"/>`,
    )
    .join('');
  const grain = [-240, -160, -80, 0, 80, 160, 230]
    .map(
      (q) =>
        `<path d="M${CX + q} ${CY - 70}Q${CX + q + 50} ${CY} ${CX + q - 10} ${CY + 75}" stroke="#fbd3b6" stroke-width="6" fill="none" opacity=".75"/>`,
    )
    .join('');
  const fish = `<g transform="rotate(-12 ${CX} ${CY})"><path d="${fillet}" fill="#e88f63" filter="url(#deep)"/><path d="${fillet}" fill="#fff" filter="url(#crumb)" opacity=".35"/>${grain}${marks}</g>`;
  const lemon = (x, y, r) =>
    `<g filter="url(#drop)"><circle cx="${x}" cy="${y}" r="${r}" fill="#f1c21f"/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="#fdf3c4"/>${Array.from({ length: 9 }, (_, i) => t.at(x, y, i * 40, `<path d="M${r * 0.1} 0L${r * 0.76} ${-r * 0.24}Q${r * 0.86} 0 ${r * 0.76} ${r * 0.24}Z" fill="#f6d648"/>`)).join('')}</g>`;
  const leaves = strewn(d, 12, { x: CX - 170, y: CY + 210, r: 130, apart: 44 })
    .map(([x, y]) => t.rocket(d, x, y, 92))
    .join('');
  return (
    plate(450) +
    leaves +
    fish +
    lemon(CX + 190, CY + 195, 88) +
    lemon(CX + 60, CY + 240, 78) +
    tops(d, [['parsley', 40, 24, 0]], 220)
  );
}

/** Folded over, so that only the crust and what ran out of it can be seen. */
export function calzone(seed) {
  const d = diceOf(seed);
  const moon = (k) =>
    smooth([
      [CX - 400 * k, CY + 90 * k],
      [CX - 330 * k, CY - 130 * k],
      [CX - 120 * k, CY - 270 * k],
      [CX + 120 * k, CY - 270 * k],
      [CX + 330 * k, CY - 130 * k],
      [CX + 400 * k, CY + 90 * k],
      [CX + 250 * k, CY + 165 * k],
      [CX, CY + 190 * k],
      [CX - 250 * k, CY + 165 * k],
    ]);
  const board = `<rect x="120" y="110" width="1040" height="740" rx="70" fill="#9a6236" filter="url(#deep)"/>`;
  const dough = `<path d="${moon(1)}" fill="#c98438" filter="url(#deep)"/><path d="${moon(0.95)}" fill="#e5ac58"/><path d="${moon(0.84)}" fill="#efc57f" filter="url(#soft)"/><path d="${moon(0.95)}" fill="#fff" filter="url(#crumb)" opacity=".6"/>`;
  const spots = strewn(d, 36, { x: CX, y: CY - 40, r: 300, apart: 46 })
    .filter(([, y]) => y > CY - 210 && y < CY + 110)
    .map(
      ([x, y]) =>
        `<path d="${blob(d, x, y, d.between(8, 30), 0.35, 9)}" fill="${d.one(['#a5642a', '#7b4419', '#c98438'])}" opacity="${d.between(0.25, 0.55).toFixed(2)}" filter="url(#soft)"/>`,
    )
    .join('');
  const seam = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1 - i / 12);
    return `<path d="${blob(d, CX + Math.cos(a) * 345, CY + 105 + Math.sin(a) * 60, 34, 0.12, 9)}" fill="#dba052" stroke="#a5642a" stroke-width="3"/>`;
  }).join('');
  const sauce = `<path d="${blob(d, CX + 20, CY - 60, 120, 0.3, 13, 0.6)}" fill="#c93517" filter="url(#melt)" opacity=".9"/>`;
  return (
    board +
    dough +
    spots +
    seam +
    sauce +
    t.basil(d, CX, CY - 70, 70) +
    tops(d, [['parsley', 26, 40, 0]], 160)
  );
}

/** Tomatoes and mozzarella in turn around the plate. */
export function caprese(seed) {
  const d = diceOf(seed);
  const ring = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 2 * Math.PI;
    const [x, y] = [CX + Math.cos(a) * 210, CY + Math.sin(a) * 210];
    return i % 2 ? t.mozzarella(d, x, y, 88) : t.tomato(d, x, y, 90);
  }).join('');
  const middle = t.tomato(d, CX - 46, CY - 20, 88) + t.mozzarella(d, CX + 56, CY + 26, 84);
  const leaves = strewn(d, 7, { x: CX, y: CY, r: 250, apart: 110 })
    .map(([x, y]) => t.basil(d, x, y, 66))
    .join('');
  const oil = strewn(d, 40, { x: CX, y: CY, r: 310, apart: 36 })
    .map(([x, y]) => `<path d="${blob(d, x, y, d.between(4, 11), 0.3, 7)}" fill="#d9b93a" opacity=".5"/>`)
    .join('');
  return plate(440) + ring + middle + oil + leaves;
}

/** A glass from above. */
export function glass(seed, { rim = '#fff', drink, deep }) {
  const d = diceOf(seed);
  const fizz = strewn(d, 40, { x: CX, y: CY, r: 210, apart: 26 })
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${d.between(2, 5).toFixed(1)}" fill="#fff" opacity=".25"/>`,
    )
    .join('');
  return `<circle cx="${CX}" cy="${CY}" r="330" fill="#e9ecec" opacity=".35" filter="url(#deep)"/><circle cx="${CX}" cy="${CY}" r="300" fill="#fff" opacity=".28"/><circle cx="${CX}" cy="${CY}" r="250" fill="${deep}"/><circle cx="${CX}" cy="${CY}" r="226" fill="${drink}"/><path d="${blob(d, CX - 80, CY - 90, 90, 0.25, 10)}" fill="#fff" opacity=".28" filter="url(#soft)"/>${fizz}<circle cx="${CX}" cy="${CY}" r="312" fill="none" stroke="${rim}" stroke-width="10" opacity=".8"/>`;
}
