import { blob, diceOf, smooth, strewn } from './brush.mjs';
import { CX, CY, plate } from './stage.mjs';
import * as t from './things.mjs';

const mint = (d, x, y, s) => t.basil(d, x, y, s);
const berry = (d, x, y, r = 34) =>
  `<g filter="url(#drop)"><path d="${blob(d, x, y, r, 0.05, 10)}" fill="#c2204a"/>${strewn(d, 16, {
    x,
    y,
    r: r * 0.86,
    apart: r * 0.36,
  })
    .map(
      ([a, b]) =>
        `<circle cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" r="${(r * 0.25).toFixed(1)}" fill="#da3b64" stroke="#9f1438" stroke-width="1.5"/><circle cx="${(a - 2).toFixed(1)}" cy="${(b - 3).toFixed(1)}" r="${(r * 0.07).toFixed(1)}" fill="#fff" opacity=".7"/>`,
    )
    .join('')}</g>`;
export function tiramisu(seed) {
  const d = diceOf(seed);
  const square = [
    [CX - 215, CY - 205],
    [CX + 215, CY - 205],
    [CX + 215, CY + 205],
    [CX - 215, CY + 205],
  ];
  const shape = `M${square.map((p) => p.join(' ')).join('L')}Z`;
  const cake = `<g transform="rotate(10 ${CX} ${CY})"><g filter="url(#deep)"><path d="${shape}" fill="#f4e3c1"/></g><path d="M${CX - 215} ${CY + 150}h430v55h-430Z" fill="#e8cfa0"/><path d="M${CX - 215} ${CY + 168}h430v16h-430Z" fill="#8a5a30"/><path d="M${CX - 215} ${CY - 205}h430v362h-430Z" fill="#5a2f19"/>${strewn(
    d,
    900,
    { x: CX, y: CY - 24, r: 290, apart: 8 },
  )
    .filter(([x, y]) => Math.abs(x - CX) < 210 && y > CY - 200 && y < CY + 152)
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${d.between(1.5, 5).toFixed(1)}" fill="${d.one(['#3d1c0d', '#6f3f22', '#7f4c2a', '#4a2411'])}"/>`,
    )
    .join(
      '',
    )}<path d="M${CX - 190} ${CY - 180}h380v60h-380Z" fill="#fff" opacity=".08" filter="url(#soft)"/></g>`;
  const dust = strewn(d, 120, { x: CX, y: CY, r: 400, apart: 14, inner: 300 })
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${d.between(1, 3.5).toFixed(1)}" fill="#5a2f19" opacity=".7"/>`,
    )
    .join('');
  const beans = strewn(d, 3, { x: CX + 40, y: CY - 40, r: 90, apart: 70 })
    .map(([x, y]) =>
      t.at(
        x,
        y,
        d.between(0, 180),
        `<g filter="url(#drop)"><ellipse rx="30" ry="21" fill="#3a1b0d"/><path d="M-27 0Q-8 -9 0 0T27 0" stroke="#8a5533" stroke-width="4" fill="none"/></g>`,
      ),
    )
    .join('');
  return plate(430) + dust + cake + beans + mint(d, CX - 60, CY - 60, 66);
}
export function pannaCotta(seed) {
  const d = diceOf(seed);
  const pool = `<path d="${blob(d, CX, CY + 10, 300, 0.12, 18)}" fill="#b3173f" filter="url(#melt)"/><path d="${blob(d, CX - 90, CY - 110, 90, 0.3, 10)}" fill="#fff" opacity=".18" filter="url(#soft)"/>`;
  const cream = `<g filter="url(#deep)"><path d="${blob(d, CX, CY, 190, 0.015, 24)}" fill="#f3e6d2"/></g><path d="${blob(d, CX, CY - 8, 158, 0.015, 24)}" fill="#fdf7ec"/><path d="${blob(d, CX - 50, CY - 66, 60, 0.2, 9)}" fill="#fff" filter="url(#soft)"/>${strewn(
    d,
    60,
    { x: CX, y: CY, r: 150, apart: 14 },
  )
    .map(([x, y]) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="1.8" fill="#3a2a1a"/>`)
    .join('')}`;
  const top = `<path d="${blob(d, CX + 6, CY, 96, 0.2, 13)}" fill="#b3173f" filter="url(#melt)"/>`;
  const berries = strewn(d, 3, { x: CX + 6, y: CY, r: 52, apart: 62 })
    .concat(strewn(d, 9, { x: CX, y: CY, r: 330, apart: 90, inner: 235 }))
    .map(([x, y]) => berry(d, x, y, 38))
    .join('');
  return plate(440) + pool + cream + top + berries + mint(d, CX - 20, CY - 34, 60);
}
export function cannolo(seed) {
  const d = diceOf(seed);
  const one = (x, y, turn) =>
    t.at(
      x,
      y,
      turn,
      `<g filter="url(#deep)"><path d="${smooth([
        [-230, -78],
        [0, -92],
        [230, -78],
        [250, 0],
        [230, 78],
        [0, 92],
        [-230, 78],
        [-250, 0],
      ])}" fill="#b8722f"/></g>${strewn(d, 44, { x: 0, y: 0, r: 225, apart: 26 })
        .filter(([, b]) => Math.abs(b) < 70)
        .map(
          ([a, b]) =>
            `<path d="${blob(d, a, b, d.between(7, 18), 0.25, 8)}" fill="${d.one(['#d99a4c', '#c98438', '#9c5a22'])}" opacity=".8"/>`,
        )
        .join(
          '',
        )}<path d="M-225 -60Q0 -80 225 -60" stroke="#f1c27b" stroke-width="12" opacity=".5" fill="none" filter="url(#soft)"/>${[
        -1, 1,
      ]
        .map(
          (side) =>
            `<g filter="url(#drop)"><path d="${blob(d, side * 244, 0, 70, 0.08, 14, 1.05)}" fill="#fdf6e6"/></g>${strewn(
              d,
              26,
              { x: side * 244, y: 0, r: 60, apart: 12 },
            )
              .map(([a, b]) =>
                t.at(
                  a,
                  b,
                  d.between(0, 180),
                  `<rect x="-6" y="-4" width="${d.between(8, 14)}" height="7" rx="2" fill="${d.one(['#6fa13a', '#8fbd52', '#4f7f26'])}"/>`,
                ),
              )
              .join('')}`,
        )
        .join('')}`,
    );
  const sugar = strewn(d, 500, { x: CX, y: CY, r: 330, apart: 9 })
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${d.between(1, 3.4).toFixed(1)}" fill="#fff" opacity=".85"/>`,
    )
    .join('');
  return plate(450, 'bowl') + one(CX - 10, CY - 120, -14) + one(CX + 20, CY + 120, -8) + sugar;
}
export function limonata(seed) {
  const d = diceOf(seed);
  const slice = (x, y, r) =>
    `<g filter="url(#drop)"><circle cx="${x}" cy="${y}" r="${r}" fill="#f1c21f"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#fdf3c4"/>${Array.from({ length: 9 }, (_, i) => t.at(x, y, i * 40, `<path d="M${r * 0.08} 0L${r * 0.78} ${-r * 0.25}Q${r * 0.88} 0 ${r * 0.78} ${r * 0.25}Z" fill="#f6d648"/>`)).join('')}</g>`;
  const glass = `<circle cx="${CX}" cy="${CY}" r="330" fill="#dfe8e4" opacity=".55" filter="url(#deep)"/><circle cx="${CX}" cy="${CY}" r="310" fill="#fbf6dc" opacity=".9"/><circle cx="${CX}" cy="${CY}" r="286" fill="#f8eeb2"/><circle cx="${CX}" cy="${CY}" r="286" fill="url(#edge)" opacity=".25"/>`;
  const ice = strewn(d, 7, { x: CX, y: CY, r: 200, apart: 120 })
    .map(([x, y]) =>
      t.at(
        x,
        y,
        d.between(0, 90),
        `<g filter="url(#drop)"><rect x="-62" y="-58" width="124" height="116" rx="26" fill="#fff" opacity=".55"/><rect x="-48" y="-46" width="60" height="34" rx="14" fill="#fff" opacity=".7"/></g>`,
      ),
    )
    .join('');
  const fizz = strewn(d, 90, { x: CX, y: CY, r: 270, apart: 18 })
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${d.between(2, 7).toFixed(1)}" fill="#fff" opacity=".6"/>`,
    )
    .join('');
  const rim = `<circle cx="${CX}" cy="${CY}" r="320" fill="none" stroke="#fff" stroke-width="12" opacity=".75"/>`;
  return (
    glass +
    ice +
    slice(CX - 95, CY + 60, 130) +
    slice(CX + 110, CY - 70, 112) +
    fizz +
    mint(d, CX + 30, CY + 130, 110) +
    mint(d, CX + 70, CY + 90, 90) +
    rim
  );
}
