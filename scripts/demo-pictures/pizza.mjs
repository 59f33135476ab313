import { blob, diceOf, strewn } from './brush.mjs';
import { CX, CY } from './stage.mjs';
import * as t from './things.mjs';
export function pizza(seed, { sauce = 'url(#sauce)', cheese = 9, melted = false, toppings = [] }) {
  const d = diceOf(seed);
  const R = 425;
  const spots = Array.from({ length: 60 }, () => {
    const a = d.between(0, 6.283);
    const r = d.between(R * 0.86, R * 0.985);
    return `<path d="${blob(d, CX + Math.cos(a) * r, CY + Math.sin(a) * r, d.between(5, 24), 0.4, 8)}" fill="${d.one(['#7b4419', '#5d3011', '#a5642a'])}" opacity="${d.between(0.25, 0.6).toFixed(2)}" filter="url(#soft)"/>`;
  }).join('');
  const bubbles = Array.from({ length: 14 }, () => {
    const a = d.between(0, 6.283);
    const r = d.between(R * 0.88, R * 0.95);
    return `<path d="${blob(d, CX + Math.cos(a) * r, CY + Math.sin(a) * r, d.between(14, 34), 0.25, 9)}" fill="#f4cf8c" opacity=".55" filter="url(#soft)"/>`;
  }).join('');
  const base = `<path d="${blob(d, CX, CY, R, 0.025, 26)}" fill="url(#crust)" filter="url(#deep)"/>${bubbles}${spots}<path d="${blob(d, CX, CY, R, 0.02, 26)}" fill="#fff" filter="url(#crumb)" opacity=".25"/>`;
  const bed = `<path d="${blob(d, CX, CY, R * 0.845, 0.025, 24)}" fill="#8f2410" opacity=".5" filter="url(#soft)"/><path d="${blob(d, CX, CY, R * 0.83, 0.03, 24)}" fill="${sauce}"/><path d="${blob(d, CX, CY, R * 0.8, 0.02, 24)}" fill="#fff" filter="url(#crumb)" opacity=".5"/>`;
  const film = melted
    ? `<path d="${blob(d, CX, CY, R * 0.77, 0.06, 22)}" fill="#f6dc9d" opacity=".92" filter="url(#melt)"/><path d="${blob(d, CX, CY, R * 0.74, 0.05, 22)}" fill="#fff" filter="url(#crumb)" opacity=".55"/>`
    : '';
  const cheeses = strewn(d, cheese, { x: CX, y: CY, r: R * 0.68, apart: melted ? 120 : 150 })
    .map(([x, y]) => t.mozzarella(d, x, y, d.between(44, 66)))
    .join('');
  const tops = toppings
    .map(([thing, count, apart, size, r = 0.68]) =>
      strewn(d, count, { x: CX, y: CY, r: R * r, apart })
        .map(([x, y]) => t.THINGS[thing](d, x, y, size))
        .join(''),
    )
    .join('');
  const oil = strewn(d, 26, { x: CX, y: CY, r: R * 0.72, apart: 50 })
    .map(([x, y]) => `<path d="${blob(d, x, y, d.between(3, 9), 0.3, 7)}" fill="#ffd36b" opacity=".4"/>`)
    .join('');
  return base + bed + film + cheeses + oil + tops;
}
