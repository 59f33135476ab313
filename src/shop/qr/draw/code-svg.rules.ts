import type { Mark } from '../../printed-menu/layout/marks.types.js';

/** A code alone as a picture of lines; `side` says how large it is meant to be printed. */
export function codeSvg(marks: readonly Mark[], side: number, logo: string): string {
  const drawn = marks.map((mark) => svgOf(mark, logo)).join('');
  const mm = Math.round((side / 72) * 25.4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${mm}mm" height="${mm}mm" viewBox="0 0 ${side} ${side}">${drawn}</svg>`;
}

function svgOf(mark: Mark, logo: string): string {
  if (mark.kind === 'code' && mark.code) {
    const { size, path } = mark.code;
    const scale = mark.side / size;
    return `<rect width="${mark.side}" height="${mark.side}" fill="#ffffff"/><path transform="scale(${scale})" d="${path}" fill="${mark.color}" shape-rendering="crispEdges"/>`;
  }
  if (mark.kind === 'box')
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`;
  if (mark.kind === 'logo')
    return `<image x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" href="${logo}"/>`;
  return '';
}
