import { blob, diceOf, smooth, strewn } from './brush.mjs';
import { CX, CY, plate } from './stage.mjs';
import * as t from './things.mjs';

const many = (d, thing, count, r, apart, size) =>
  strewn(d, count, { x: CX, y: CY, r, apart })
    .map(([x, y]) => t.THINGS[thing](d, x, y, size))
    .join('');
function toast(d, x, y, turn) {
  const bread = `<g filter="url(#deep)"><path d="${blob(d, 0, 0, 165, 0.05, 14, 0.62)}" fill="#a8652a"/></g><path d="${blob(d, 0, -2, 150, 0.05, 14, 0.6)}" fill="#efcf95"/><path d="${blob(d, 0, -2, 150, 0.05, 14, 0.6)}" fill="#fff" filter="url(#crumb)" opacity=".7"/>`;
  const cubes = Array.from({ length: 46 }, () => {
    const a = d.between(0, 6.283),
      q = Math.sqrt(d.between(0, 1));
    const s = d.between(15, 25);
    return t.at(
      Math.cos(a) * q * 118,
      Math.sin(a) * q * 62,
      d.between(0, 90),
      `<g filter="url(#drop)"><rect x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s * 0.9}" rx="5" fill="${d.one(['#dd3a20', '#c92b14', '#e8583a'])}"/><rect x="${-s / 2 + 3}" y="${-s / 2 + 3}" width="${s * 0.45}" height="4" rx="2" fill="#fff" opacity=".35"/></g>`,
    );
  }).join('');
  const green = Array.from({ length: 16 }, () => t.parsley(d, d.between(-110, 110), d.between(-56, 56))).join(
    '',
  );
  return t.at(x, y, turn, bread + cubes + green + t.basil(d, d.between(-40, 40), -6, 52));
}
export function bruschetta(seed) {
  const d = diceOf(seed);
  return (
    plate(440) +
    [
      [-30, -215, -10],
      [50, 5, 6],
      [-40, 225, -6],
    ]
      .map(([x, y, turn]) => t.at(CX + x, CY + y, 0, toast(d, 0, 0, turn), 1.35))
      .join('')
  );
}
export function burrata(seed) {
  const d = diceOf(seed);
  const pesto = `<path d="${blob(d, CX, CY + 20, 260, 0.14, 16)}" fill="#5f8a2c" filter="url(#melt)"/><path d="${blob(d, CX, CY + 20, 250, 0.12, 16)}" fill="#fff" filter="url(#crumb)" opacity=".5"/>`;
  const ball = `<g filter="url(#deep)"><path d="${blob(d, CX, CY, 150, 0.03, 16)}" fill="url(#cheese)"/></g><path d="M${CX - 18} ${CY - 120}q18 -46 36 0q-6 40 -18 60q-14 -20 -18 -60Z" fill="#fdf6e4" stroke="#e6d3a3" stroke-width="3"/><path d="${blob(d, CX - 50, CY - 40, 52, 0.2, 9)}" fill="#fff" opacity=".8" filter="url(#soft)"/>${[-60, -25, 15, 55].map((q) => `<path d="M${CX + q * 0.3} ${CY - 80}Q${CX + q} ${CY} ${CX + q * 1.3} ${CY + 90}" stroke="#e4cf9d" stroke-width="3" fill="none" opacity=".7"/>`).join('')}`;
  const around = strewn(d, 16, { x: CX, y: CY, r: 300, apart: 74, inner: 195 })
    .map(([x, y]) => t.tomato(d, x, y, d.between(34, 46)))
    .join('');
  return (
    plate(440, 'bowl') +
    pesto +
    around +
    ball +
    strewn(d, 5, { x: CX, y: CY, r: 290, apart: 120, inner: 130 })
      .map(([x, y]) => t.basil(d, x, y, 54))
      .join('') +
    t.basil(d, CX + 10, CY + 20, 58)
  );
}
export function salad(seed, { cesare = false }) {
  const d = diceOf(seed);
  const leafOf = ([x, y]) => {
    const s = d.between(70, 120);
    return t.at(
      x,
      y,
      d.between(0, 360),
      `<g filter="url(#drop)"><path d="${blob(d, 0, 0, s, 0.22, 16, 0.62)}" fill="${d.one(cesare ? ['#7fb347', '#97c45d', '#6aa03a', '#b7d77f'] : ['#6ba43d', '#4c8a2d', '#8dbb55', '#7a2f45', '#3f7a2b'])}"/><path d="M${-s * 0.8} 0Q0 ${-s * 0.1} ${s * 0.85} 0M${-s * 0.3} -2l${s * 0.2} ${-s * 0.3}M0 -4l${s * 0.2} ${-s * 0.32}M${-s * 0.3} -2l${s * 0.2} ${s * 0.3}M0 -4l${s * 0.2} ${s * 0.3}" stroke="#e3efc4" stroke-width="4" stroke-opacity=".6" fill="none"/></g>`,
    );
  };
  const leaves = [1, 0.9, 0.7]
    .map((k) =>
      strewn(d, 22, { x: CX, y: CY, r: 280 * k, apart: 70 })
        .map(leafOf)
        .join(''),
    )
    .join('');
  const cucumber = ([x, y]) =>
    `<g filter="url(#drop)"><circle cx="${x}" cy="${y}" r="42" fill="#3d7a34"/><circle cx="${x}" cy="${y}" r="37" fill="#cfe6a6"/><circle cx="${x}" cy="${y}" r="22" fill="#e4f2c6"/>${Array.from({ length: 6 }, (_, i) => `<ellipse cx="${x + Math.cos(i * 1.047) * 14}" cy="${y + Math.sin(i * 1.047) * 14}" rx="4" ry="2.5" fill="#b6cf86"/>`).join('')}</g>`;
  const radish = ([x, y]) =>
    `<g filter="url(#drop)"><circle cx="${x}" cy="${y}" r="28" fill="#c8244f"/><circle cx="${x}" cy="${y}" r="24" fill="#fbeff2"/></g>`;
  const crouton = ([x, y]) =>
    t.at(
      x,
      y,
      d.between(0, 90),
      `<g filter="url(#drop)"><rect x="-24" y="-22" width="48" height="44" rx="8" fill="#c98a3c"/><rect x="-20" y="-19" width="40" height="36" rx="6" fill="#e6b96d"/></g>`,
    );
  const chicken = ([x, y]) =>
    t.at(
      x,
      y,
      d.between(-30, 30),
      `<g filter="url(#drop)"><path d="${blob(d, 0, 0, 84, 0.08, 12, 0.42)}" fill="#e3b274"/>${[-48, -16, 16, 48].map((q) => `<path d="M${q - 8} -24l16 48" stroke="#7a4418" stroke-width="8" stroke-linecap="round" opacity=".75"/>`).join('')}</g>`,
    );
  const spots = (count, r, apart) => strewn(d, count, { x: CX, y: CY, r, apart });
  const tops = cesare
    ? spots(6, 190, 120).map(chicken).join('') +
      spots(11, 240, 80).map(crouton).join('') +
      many(d, 'parmesan', 12, 230, 60, 40)
    : spots(7, 230, 100).map(cucumber).join('') +
      spots(8, 230, 90)
        .map(([x, y]) => t.tomato(d, x, y, 40))
        .join('') +
      spots(8, 240, 80).map(radish).join('') +
      many(d, 'onion', 4, 200, 110, 34);
  return plate(440, cesare ? 'plate' : 'bowl') + leaves + tops;
}
export function focaccia(seed) {
  const d = diceOf(seed);
  const board = `<rect x="160" y="120" width="960" height="720" rx="60" fill="#9a6236" filter="url(#deep)"/>`;
  const bread = `<path d="${smooth([
    [260, 230],
    [640, 190],
    [1020, 235],
    [1050, 480],
    [1015, 735],
    [640, 775],
    [265, 730],
    [232, 480],
  ])}" fill="url(#crust)" filter="url(#deep)"/><path d="${smooth([
    [290, 255],
    [640, 220],
    [990, 260],
    [1015, 480],
    [985, 705],
    [640, 742],
    [295, 700],
    [266, 480],
  ])}" fill="#edc377"/><path d="M290 250H990V710H290Z" fill="#fff" filter="url(#crumb)" opacity=".8"/>`;
  const dents = strewn(d, 26, { x: CX, y: CY, r: 330, apart: 92 })
    .filter(([, y]) => Math.abs(y - CY) < 215)
    .map(
      ([x, y]) =>
        `<path d="${blob(d, x, y, 27, 0.15, 9)}" fill="#a5642a" opacity=".55" filter="url(#soft)"/><path d="${blob(d, x + 2, y + 4, 16, 0.2, 9)}" fill="#f7d774" opacity=".8"/>`,
    )
    .join('');
  const rosemary = strewn(d, 22, { x: CX, y: CY, r: 330, apart: 90 })
    .filter(([, y]) => Math.abs(y - CY) < 220)
    .map(([x, y]) =>
      t.at(
        x,
        y,
        d.between(0, 360),
        `<g stroke="#3d5d2c" stroke-width="5" stroke-linecap="round" fill="none" filter="url(#drop)"><path d="M-34 0H34" stroke="#6b5a33"/>${[-26, -14, -2, 10, 22].map((q) => `<path d="M${q} 0l12 -16M${q} 0l12 16"/>`).join('')}</g>`,
      ),
    )
    .join('');
  const salt = strewn(d, 130, { x: CX, y: CY, r: 340, apart: 14 })
    .filter(([, y]) => Math.abs(y - CY) < 220)
    .map(([x, y]) =>
      t.at(
        x,
        y,
        d.between(0, 90),
        `<rect x="-4" y="-4" width="${d.between(5, 9)}" height="${d.between(5, 8)}" fill="#fff" opacity=".9"/>`,
      ),
    )
    .join('');
  return board + bread + dents + rosemary + salt;
}
export function vitello(seed) {
  const d = diceOf(seed);
  const slices = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 6.283;
    return t.at(
      CX + Math.cos(a) * 185,
      CY + Math.sin(a) * 185,
      (a * 180) / Math.PI,
      `<g filter="url(#drop)"><path d="${blob(d, 0, 0, 140, 0.08, 14, 0.78)}" fill="#e3b1a1"/><path d="${blob(d, 0, 0, 128, 0.08, 14, 0.76)}" fill="#eec5b6"/><path d="M-90 -10Q0 20 90 -6M-70 34Q0 50 70 30" stroke="#d99c8b" stroke-width="4" fill="none"/></g>`,
    );
  }).join('');
  const cream = `<path d="${blob(d, CX, CY, 215, 0.14, 15)}" fill="#ead7ae" filter="url(#melt)"/><path d="${blob(d, CX - 40, CY - 50, 90, 0.25, 10)}" fill="#fff" opacity=".5" filter="url(#soft)"/>`;
  const capers = strewn(d, 16, { x: CX, y: CY, r: 230, apart: 60 })
    .map(
      ([x, y]) =>
        `<g filter="url(#drop)"><path d="${blob(d, x, y, 15, 0.12, 8)}" fill="#7c8a3c"/><path d="${blob(d, x - 4, y - 5, 5, 0.2, 7)}" fill="#c4cf86"/></g>`,
    )
    .join('');
  return plate(440) + slices + cream + capers + many(d, 'rocket', 5, 120, 90, 70);
}
