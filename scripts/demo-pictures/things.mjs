import { blob, smooth } from './brush.mjs';

const deg = (rad) => (rad * 180) / Math.PI;
export const at = (x, y, turn, inner, scale = 1) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})">${inner}</g>`;

export function basil(dice, x, y, size = 34) {
  const leaf = (turn, s) =>
    at(
      0,
      0,
      turn,
      `<path d="M0 0C${s * 0.25} ${-s * 0.55} ${s * 0.85} ${-s * 0.5} ${s * 1.15} 0C${s * 0.85} ${s * 0.5} ${s * 0.25} ${s * 0.55} 0 0Z" fill="url(#leaf)" stroke="#24521b" stroke-width="1"/><path d="M${s * 0.08} 0Q${s * 0.6} ${-s * 0.06} ${s * 1.05} 0" stroke="#a9cf7d" stroke-width="1.6" fill="none" opacity=".8"/><path d="M${s * 0.3} 0l${s * 0.2} ${-s * 0.22}M${s * 0.3} 0l${s * 0.2} ${s * 0.22}M${s * 0.55} 0l${s * 0.2} ${-s * 0.2}M${s * 0.55} 0l${s * 0.2} ${s * 0.2}" stroke="#8fbd62" stroke-width="1" opacity=".6"/>`,
    );
  const turn = dice.between(0, 360);
  return `<g filter="url(#drop)">${at(x, y, turn, leaf(-55, size * 0.8) + leaf(60, size * 0.85) + leaf(0, size))}</g>`;
}
export function parsley(dice, x, y) {
  return `<path d="${blob(dice, x, y, dice.between(3, 6), 0.5, 7)}" fill="${dice.one(['#3f7d2a', '#55963a', '#2f6420'])}"/>`;
}
export function tomato(dice, x, y, r = 26) {
  const seeds = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 6.283;
    return at(
      x + Math.cos(a) * r * 0.52,
      y + Math.sin(a) * r * 0.52,
      deg(a),
      `<ellipse rx="${r * 0.2}" ry="${r * 0.13}" fill="#f4a15d" opacity=".9"/><ellipse rx="${r * 0.09}" ry="${r * 0.05}" fill="#fbe3a8"/>`,
    );
  }).join('');
  return `<g filter="url(#drop)"><path d="${blob(dice, x, y, r, 0.05, 12)}" fill="url(#tomato)" stroke="#9c1f12" stroke-width="1.5"/>${seeds}<circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="#e8694a"/></g>`;
}
export function salami(dice, x, y, r = 44) {
  const fat = Array.from({ length: 26 }, () => {
    const a = dice.between(0, 6.283),
      d = Math.sqrt(dice.between(0, 1)) * r * 0.85;
    return `<path d="${blob(dice, x + Math.cos(a) * d, y + Math.sin(a) * d, dice.between(1.5, 4.2), 0.5, 6)}" fill="#f3c6ae" opacity=".75"/>`;
  }).join('');
  return `<g filter="url(#drop)"><path d="${blob(dice, x, y, r, 0.05, 14)}" fill="url(#salami)" stroke="#7c1a10" stroke-width="3"/>${fat}<path d="${blob(dice, x - r * 0.25, y - r * 0.3, r * 0.35, 0.3, 8)}" fill="#fff" opacity=".12"/></g>`;
}
export function mozzarella(dice, x, y, r = 52) {
  return `<g filter="url(#melt)"><path d="${blob(dice, x, y, r, 0.28, 11)}" fill="url(#cheese)"/></g><path d="${blob(dice, x - r * 0.2, y - r * 0.2, r * 0.35, 0.3, 8)}" fill="#fff" opacity=".45" filter="url(#soft)"/>${dice.between(0, 1) > 0.5 ? `<path d="${blob(dice, x + r * 0.25, y + r * 0.2, r * 0.16, 0.4, 7)}" fill="#c98a3c" opacity=".45" filter="url(#soft)"/>` : ''}`;
}
export function olive(dice, x, y, r = 15, colour = '#2c2430') {
  return `<g filter="url(#drop)"><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x + 1}" cy="${y + 1}" r="${r * 0.42}" fill="#7b3b1d"/><path d="${blob(dice, x - r * 0.35, y - r * 0.4, r * 0.25, 0.3, 7)}" fill="#fff" opacity=".35"/></g>`;
}
export function mushroom(dice, x, y, s = 34) {
  return `<g filter="url(#drop)">${at(x, y, dice.between(0, 360), `<path d="M${-s} 0C${-s} ${-s * 0.95} ${s} ${-s * 0.95} ${s} 0C${s * 0.85} ${s * 0.25} ${s * 0.35} ${s * 0.12} ${s * 0.28} ${s * 0.15}L${s * 0.24} ${s * 0.75}Q0 ${s * 0.95} ${-s * 0.24} ${s * 0.75}L${-s * 0.28} ${s * 0.15}C${-s * 0.35} ${s * 0.12} ${-s * 0.85} ${s * 0.25} ${-s} 0Z" fill="#efe2c9" stroke="#a98457" stroke-width="2"/><path d="M${-s * 0.8} ${-s * 0.02}Q0 ${s * 0.22} ${s * 0.8} ${-s * 0.02}Q0 ${-s * 0.3} ${-s * 0.8} ${-s * 0.02}Z" fill="#9c7650" opacity=".75"/>`)}</g>`;
}
export function ham(dice, x, y, s = 60) {
  const points = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 6.283;
    const d = s * dice.between(0.55, 1.1);
    return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7];
  });
  return `<g filter="url(#drop)"><path d="${smooth(points)}" fill="url(#ham)" stroke="#f7d9cd" stroke-width="5"/><path d="${blob(dice, x - s * 0.1, y, s * 0.4, 0.4, 8, 0.5)}" fill="none" stroke="#f6d5c8" stroke-width="3" opacity=".7"/></g>`;
}
export function onion(dice, x, y, r = 26) {
  const turn = dice.between(0, 360);
  return at(
    x,
    y,
    turn,
    [1, 0.72, 0.46]
      .map(
        (k) =>
          `<path d="M${-r * k} 0A${r * k} ${r * k * 0.8} 0 1 1 ${r * k * 0.6} ${r * k * 0.6}" fill="none" stroke="#8c2f62" stroke-width="5"/><path d="M${-r * k} 0A${r * k} ${r * k * 0.8} 0 1 1 ${r * k * 0.6} ${r * k * 0.6}" fill="none" stroke="#f3dbe9" stroke-width="2.4"/>`,
      )
      .join(''),
  );
}
export function rocket(dice, x, y, s = 46) {
  const turn = dice.between(0, 360);
  return `<g filter="url(#drop)">${at(x, y, turn, `<path d="M0 0C${s * 0.2} ${-s * 0.06} ${s * 0.25} ${-s * 0.3} ${s * 0.42} ${-s * 0.24}C${s * 0.5} ${-s * 0.1} ${s * 0.62} ${-s * 0.32} ${s * 0.8} ${-s * 0.24}C${s * 0.95} ${-s * 0.16} ${s * 1.15} ${-s * 0.1} ${s * 1.2} 0C${s * 1.15} ${s * 0.12} ${s * 0.9} ${s * 0.2} ${s * 0.78} ${s * 0.26}C${s * 0.6} ${s * 0.3} ${s * 0.5} ${s * 0.08} ${s * 0.42} ${s * 0.22}C${s * 0.25} ${s * 0.26} ${s * 0.2} ${s * 0.05} 0 0Z" fill="${dice.one(['#4c8a2d', '#5fa03a', '#3d7524'])}"/><path d="M${-s * 0.35} 0H${s * 1.1}" stroke="#b4d890" stroke-width="2" fill="none"/>`)}</g>`;
}
export function parmesan(dice, x, y, s = 30) {
  const turn = dice.between(0, 360);
  return `<g filter="url(#drop)">${at(x, y, turn, `<path d="M${-s} ${-s * 0.3}L${s * 0.4} ${-s * 0.45}L${s} ${-s * 0.05}L${s * 0.7} ${s * 0.35}L${-s * 0.6} ${s * 0.4}Z" fill="#f6e3ae" stroke="#d9b968" stroke-width="1.5" stroke-linejoin="round"/>`)}</g>`;
}
export function zucchini(dice, x, y, r = 44) {
  const marks = [-0.5, 0, 0.5]
    .map(
      (q) =>
        `<path d="M${-r * 0.8} ${r * q - 6}L${r * 0.8} ${r * q + 6}" stroke="#5d3c14" stroke-width="6" stroke-linecap="round" opacity=".55"/>`,
    )
    .join('');
  return `<g filter="url(#drop)">${at(x, y, dice.between(0, 360), `<circle r="${r}" fill="#3f6b25"/><circle r="${r * 0.88}" fill="#d8dc92"/><circle r="${r * 0.5}" fill="#e6e6ab"/>${marks}`)}</g>`;
}
export function pepper(dice, x, y, s = 60) {
  const [dark, light] = dice.one([
    ['#b3240f', '#e5512f'],
    ['#c98a08', '#f2bf2c'],
  ]);
  return `<g filter="url(#drop)">${at(x, y, dice.between(0, 360), `<path d="M${-s} 0Q0 ${-s * 0.9} ${s} 0" fill="none" stroke="${dark}" stroke-width="${s * 0.34}" stroke-linecap="round"/><path d="M${-s} -3Q0 ${-s * 0.95} ${s} -3" fill="none" stroke="${light}" stroke-width="${s * 0.14}" stroke-linecap="round"/>`)}</g>`;
}
export function tuna(dice, x, y, s = 40) {
  return `<g filter="url(#drop)"><path d="${blob(dice, x, y, s, 0.3, 9, 0.7)}" fill="#d9b49a"/><path d="${blob(dice, x - s * 0.1, y - s * 0.1, s * 0.6, 0.35, 8, 0.5)}" fill="none" stroke="#b98a6c" stroke-width="4"/></g>`;
}

/** By the names that dishes are written down with. */
export const THINGS = {
  basil,
  parsley,
  tomato,
  salami,
  mozzarella,
  olive,
  mushroom,
  ham,
  onion,
  rocket,
  parmesan,
  zucchini,
  pepper,
  tuna,
};
