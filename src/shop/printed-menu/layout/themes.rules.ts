import { inkOf, mix } from '../../design/contrast.rules.js';
import { type ColorRoles, darkRoles, lightRoles } from '../../design/roles.rules.js';
import type { Colors } from '../../restaurant/shop.types.js';
import type { MenuDesign } from '../printed-menu.types.js';
import type { FontKey } from './marks.types.js';
import type { Style } from './typeset.rules.js';

interface Palette {
  /** '' for white paper. */
  ground: string;
  ink: string;
  quiet: string;
  line: string;
  accent: string;
  fill: string;
  onFill: string;
  second: string;
}

type Voice = 'title' | 'motto' | 'heading' | 'lead' | 'name' | 'number' | 'text' | 'codes' | 'price' | 'size';

/** How a design sets a menu; sizes are points at the usual scale. */
export interface Theme {
  design: MenuDesign;
  palette: Palette;
  styles: Record<Voice, Style>;
  centred: boolean;
  leaders: boolean;
  /** Room above a heading, under it, and between dishes. */
  gaps: { heading: number; lead: number; dish: number };
}

const SERIF: Record<'bold' | 'plain' | 'slanted', FontKey> = {
  bold: 'fraunces-600-normal',
  plain: 'fraunces-400-normal',
  slanted: 'fraunces-400-italic',
};
const SANS: Record<'bold' | 'plain', FontKey> = { bold: 'poppins-600-normal', plain: 'poppins-400-normal' };
const NARROW: Record<'bold' | 'plain', FontKey> = { bold: 'oswald-600-normal', plain: 'oswald-500-normal' };

type Faces = Record<Voice, [font: FontKey, size: number]>;

const FACES: Record<MenuDesign, Faces> = {
  classic: {
    title: [SERIF.bold, 35],
    motto: [SERIF.slanted, 12],
    heading: [SERIF.bold, 17.5],
    lead: [SERIF.slanted, 9],
    name: [SERIF.bold, 10.4],
    number: [SERIF.plain, 8.6],
    text: [SERIF.plain, 8.7],
    codes: [SANS.plain, 6.2],
    price: [SERIF.bold, 10.4],
    size: [SERIF.slanted, 8],
  },
  clear: {
    title: [SANS.bold, 29],
    motto: [SANS.plain, 10.5],
    heading: [SANS.bold, 15],
    lead: [SANS.plain, 8],
    name: [SANS.bold, 9.4],
    number: [SANS.plain, 7.6],
    text: [SANS.plain, 7.8],
    codes: [SANS.plain, 6.2],
    price: [SANS.bold, 9.4],
    size: [SANS.plain, 7],
  },
  bold: {
    title: [NARROW.bold, 46],
    motto: [NARROW.plain, 13],
    heading: [NARROW.bold, 16],
    lead: [SANS.plain, 8],
    name: [NARROW.plain, 11.4],
    number: [NARROW.plain, 9.4],
    text: [SANS.plain, 7.6],
    codes: [SANS.plain, 6.2],
    price: [NARROW.bold, 11.8],
    size: [NARROW.plain, 8.6],
  },
  slate: {
    title: [SERIF.bold, 38],
    motto: [SERIF.slanted, 12.5],
    heading: [SERIF.slanted, 20],
    lead: [SANS.plain, 8],
    name: [SANS.bold, 9.4],
    number: [SANS.plain, 7.6],
    text: [SANS.plain, 7.8],
    codes: [SANS.plain, 6.2],
    price: [SERIF.bold, 11],
    size: [SANS.plain, 7.2],
  },
};

const GAPS: Record<MenuDesign, Theme['gaps']> = {
  classic: { heading: 20, lead: 7, dish: 7.5 },
  clear: { heading: 20, lead: 7, dish: 7 },
  bold: { heading: 16, lead: 7, dish: 6.5 },
  slate: { heading: 20, lead: 7, dish: 7.5 },
};

/** The codes have to be found whatever else has to shrink. */
const LEAST_CODES = 5.2;

/** At which descriptions are so many points high. */
export const leastScale = (design: MenuDesign, points: number): number => points / FACES[design].text[1];

export function themeOf(design: MenuDesign, colors: Colors, scale: number, airy = 1): Theme {
  const palette = paletteOf(design, colors);
  const { heading, lead, dish } = GAPS[design];
  return {
    design,
    palette,
    styles: stylesOf(FACES[design], palette, scale),
    centred: design === 'classic' || design === 'slate',
    leaders: design === 'classic' || design === 'bold',
    gaps: { heading: heading * scale * airy, lead: lead * scale * airy, dish: dish * scale * airy },
  };
}

function stylesOf(faces: Faces, palette: Palette, scale: number): Record<Voice, Style> {
  const { ink, quiet, accent } = palette;
  const colors: Record<Voice, string> = {
    title: accent,
    motto: quiet,
    heading: accent,
    lead: quiet,
    name: ink,
    number: accent,
    text: quiet,
    codes: quiet,
    price: ink,
    size: quiet,
  };
  const styled = (Object.keys(faces) as Voice[]).map((voice) => {
    const [font, size] = faces[voice];
    const least = voice === 'codes' ? LEAST_CODES : 0;
    return [voice, { font, size: Math.max(least, size * scale), color: colors[voice] }] as const;
  });
  return Object.fromEntries(styled) as Record<Voice, Style>;
}

function paletteOf(design: MenuDesign, colors: Colors): Palette {
  if (design === 'slate') {
    const roles = darkRoles(colors);
    const accent = inkOf(colors.secondaryColor, roles.ground);
    return { ...fromRoles(roles, roles.ground), accent, second: accent };
  }
  const roles = lightRoles(colors);
  return fromRoles(roles, design === 'classic' ? mix(roles.ground, '#ffffff', 0.35) : '');
}

const fromRoles = (roles: ColorRoles, ground: string): Palette => ({
  ground,
  ink: roles.ink,
  quiet: roles['ink-2'],
  line: roles['line-strong'],
  accent: roles['action-ink'],
  fill: roles.action,
  onFill: roles['on-action'],
  second: roles.like,
});
