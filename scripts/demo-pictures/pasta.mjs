import { blob, diceOf, strewn } from './brush.mjs';
import { CX, CY, plate } from './stage.mjs';
import * as t from './things.mjs';

/** Strands wind around the middle of the plate like around a fork. */
function nest(d, { strands, wide, tones, r }) {
  return Array.from({ length: strands }, () => {
    const turn = d.between(0, 6.283),
      out = d.between(0.15, 1) * r,
      steps = 5;
    const cx = CX + d.between(-28, 28),
      cy = CY + d.between(-24, 24);
    const points = Array.from({ length: steps }, (_, i) => {
      const a = turn + i * d.between(0.55, 0.8),
        q = out * d.between(0.86, 1.1);
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.94];
    });
    const line = `M${points[0].map((n) => n.toFixed(1))}C${points[1].map((n) => n.toFixed(1))} ${points[2].map((n) => n.toFixed(1))} ${points[3].map((n) => n.toFixed(1))}S${points[4].map((n) => n.toFixed(1))} ${points[4].map((n) => (n + d.between(-40, 40)).toFixed(1))}`;
    const tone = d.one(tones);
    return `<path d="${line}" fill="none" stroke="#6d3d0f" stroke-opacity=".5" stroke-width="${wide + 4}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${tone}" stroke-width="${wide}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${wide * 0.25}" stroke-linecap="round" transform="translate(-1 -${(wide * 0.2).toFixed(1)})"/>`;
  }).join('');
}
const tops = (d, list, r) =>
  list
    .map(([thing, count, apart, size, k = 0.8]) =>
      strewn(d, count, { x: CX, y: CY, r: r * k, apart })
        .map(([x, y]) => t.THINGS[thing](d, x, y, size))
        .join(''),
    )
    .join('');
const TONES = ['#f2cf7c', '#ecc163', '#f6da92', '#e7b755'];
export function strands(
  seed,
  { dish = 'plate', wide = 13, count = 150, sauce, toppings = [], spread = 0.6 },
) {
  const d = diceOf(seed);
  const r = 250;
  const under = `<path d="${blob(d, CX, CY, r * 1.08, 0.05, 18)}" fill="#3b1a08" opacity=".4" filter="url(#soft)"/>`;
  const pools = sauce
    ? `<path d="${blob(d, CX, CY, r * spread, 0.16, 16)}" fill="${sauce}" filter="url(#melt)"/><path d="${blob(d, CX, CY, r * spread * 0.94, 0.14, 16)}" fill="#fff" filter="url(#crumb)" opacity=".6"/>`
    : '';
  const bits = sauce
    ? strewn(d, 26, { x: CX, y: CY, r: r * 0.95, apart: 34 })
        .map(
          ([x, y]) =>
            `<path d="${blob(d, x, y, d.between(7, 17), 0.35, 8)}" fill="${sauce}" filter="url(#drop)"/>`,
        )
        .join('')
    : '';
  return (
    plate(430, dish) +
    under +
    nest(d, { strands: count, wide, tones: TONES, r }) +
    pools +
    bits +
    tops(d, toppings, r)
  );
}
export function dumplings(seed, { sauce, toppings = [] }) {
  const d = diceOf(seed),
    r = 265;
  const pool = `<path d="${blob(d, CX, CY, r * 1.1, 0.05, 18)}" fill="${sauce}" filter="url(#melt)"/>`;
  const one = ([x, y]) =>
    t.at(
      x,
      y,
      d.between(0, 360),
      `<g filter="url(#drop)"><ellipse rx="46" ry="31" fill="#f1dca6"/><ellipse rx="46" ry="31" fill="none" stroke="#c9a45c" stroke-width="2"/>${[-24, -8, 8, 24].map((q) => `<path d="M${q} -25Q${q + 7} 0 ${q} 25" stroke="#d9bb78" stroke-width="4" fill="none"/>`).join('')}<ellipse cx="-10" cy="-12" rx="24" ry="8" fill="#fff" opacity=".45"/></g>`,
    );
  const gnocchi = strewn(d, 34, { x: CX, y: CY, r: r * 0.9, apart: 66 })
    .map(one)
    .join('');
  const veil = `<path d="${blob(d, CX, CY, r * 0.8, 0.2, 16)}" fill="${sauce}" opacity=".25" filter="url(#soft)"/>`;
  return plate(430, 'bowl') + pool + gnocchi + veil + tops(d, toppings, r);
}
export function lasagne(seed) {
  const d = diceOf(seed);
  const box = `<g filter="url(#deep)" transform="rotate(-8 ${CX} ${CY})"><path d="M${CX - 250} ${CY - 190}h500q18 0 18 18v330q0 18 -18 18h-500q-18 0 -18 -18v-330q0 -18 18 -18Z" fill="#a83215"/><path d="M${CX - 236} ${CY - 176}h472q14 0 14 14v302q0 14 -14 14h-472q-14 0 -14 -14v-302q0 -14 14 -14Z" fill="#f3cf7f"/></g>`;
  const gold = `<g transform="rotate(-8 ${CX} ${CY})"><path d="M${CX - 236} ${CY - 176}h472v330h-472Z" fill="#fff" filter="url(#crumb)"/>${strewn(
    d,
    30,
    { x: CX, y: CY, r: 240, apart: 50 },
  )
    .filter(([, y]) => Math.abs(y - CY) < 150)
    .map(
      ([x, y]) =>
        `<path d="${blob(d, x, y, d.between(16, 44), 0.35, 9)}" fill="${d.one(['#c9722a', '#b65a1e', '#e09a43', '#d2401c'])}" opacity=".55" filter="url(#soft)"/>`,
    )
    .join('')}</g>`;
  return (
    plate(430) +
    box +
    gold +
    tops(
      d,
      [
        ['mozzarella', 3, 150, 46],
        ['basil', 2, 200, 50, 0.4],
        ['parsley', 30, 20, 0, 0.8],
      ],
      250,
    )
  );
}
