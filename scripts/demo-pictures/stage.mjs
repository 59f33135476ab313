/** Table, light and the colours everything is painted with. */
export const W = 1280,
  H = 960,
  CX = 640,
  CY = 480;
const radial = (id, stops, more = '') =>
  `<radialGradient id="${id}" ${more}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</radialGradient>`;
const DEFS = `<defs>
<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="#2a0d04" flood-opacity=".45"/></filter>
<filter id="deep" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="14" dy="26" stdDeviation="26" flood-color="#1c0b05" flood-opacity=".6"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="melt" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.5" result="b"/><feDropShadow in="b" dx="1" dy="3" stdDeviation="3" flood-color="#7a2d10" flood-opacity=".5"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .55 -.2"/></filter>
<filter id="crumb" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="4" seed="9" result="n"/><feColorMatrix values="0 0 0 0 .45  0 0 0 0 .2  0 0 0 0 .05  0 0 0 1.6 -.75"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .16" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .04  0 0 0 0 .01  0 0 0 1.1 -.35"/></filter>
<filter id="linen" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5 .04" numOctaves="3" seed="6"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .24  0 0 0 0 .18  0 0 0 .55 -.2"/></filter>
${radial('leaf', [
  [0, '#6aa843'],
  [1, '#2f6d23'],
])}
${radial('tomato', [
  [0, '#e8502f'],
  [0.75, '#d8341d'],
  [1, '#b02312'],
])}
${radial('salami', [
  [0, '#c9452c'],
  [0.8, '#b02e1b'],
  [1, '#8d2013'],
])}
${radial('cheese', [
  [0, '#fffaf0'],
  [0.6, '#fbeed3'],
  [1, '#f2d9a4'],
])}
${radial('ham', [
  [0, '#e69b8c'],
  [1, '#c96f63'],
])}
${radial('crust', [
  [0, '#e9b766'],
  [0.84, '#e5ac58'],
  [0.93, '#d08f3c'],
  [1, '#a8652a'],
])}
${radial('sauce', [
  [0, '#d8421f'],
  [0.8, '#c93517'],
  [1, '#a92a12'],
])}
${radial('plate', [
  [0, '#fbf9f4'],
  [0.68, '#f4f0e8'],
  [0.7, '#e2dcd0'],
  [0.74, '#fdfbf7'],
  [0.97, '#f1ece2'],
  [1, '#d8d0c2'],
])}
${radial('bowl', [
  [0, '#35414a'],
  [0.7, '#2b353d'],
  [0.74, '#46545e'],
  [0.96, '#36424b'],
  [1, '#222b31'],
])}
${radial(
  'glow',
  [
    [0, '#fff'],
    [1, '#fff0'],
  ],
  'cx=".3" cy=".2" r=".9"',
)}
${radial(
  'edge',
  [
    [0.55, '#0000'],
    [1, '#000a'],
  ],
  'r=".75"',
)}
</defs>`;
const TABLES = {
  wood: `<rect width="${W}" height="${H}" fill="#7a4a2b"/>${[0, 1, 2, 3, 4].map((i) => `<rect y="${i * 192}" width="${W}" height="190" fill="${['#7f4e2e', '#744526', '#865433', '#703f22', '#7b4a2a'][i]}"/>`).join('')}<rect width="${W}" height="${H}" filter="url(#wood)"/>`,
  linen: `<rect width="${W}" height="${H}" fill="#e6dccb"/><rect width="${W}" height="${H}" filter="url(#linen)"/>`,
  slate: `<rect width="${W}" height="${H}" fill="#33373b"/><rect width="${W}" height="${H}" filter="url(#grain)"/>`,
  green: `<rect width="${W}" height="${H}" fill="#4c5a44"/><rect width="${W}" height="${H}" filter="url(#grain)"/>`,
  red: `<rect width="${W}" height="${H}" fill="#8e2b1e"/><rect width="${W}" height="${H}" filter="url(#linen)" opacity=".5"/>`,
};
/** A table with something on it, lit from the upper left and darker towards the edges. */
export function scene(table, inner, width = W, height = H) {
  const all = `width="${width}" height="${height}"`;
  const top = `<svg ${all} viewBox="0 0 ${W} ${H}" preserveAspectRatio="none">${TABLES[table]}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${all}>${DEFS}${top}<rect ${all} fill="url(#glow)" opacity=".18"/>${inner}<rect ${all} fill="url(#edge)" opacity=".55"/></svg>`;
}
export const plate = (r = 430, fill = 'plate') =>
  `<circle cx="${CX}" cy="${CY}" r="${r}" fill="url(#${fill})" filter="url(#deep)"/>`;
