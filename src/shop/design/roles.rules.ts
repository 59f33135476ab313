import type { Colors } from '../restaurant/shop.types.js';
import { contrastOf, inkOf, mix, READABLE, readableOn, vividOn } from './contrast.rules.js';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Running text is read in the sun and by tired eyes. */
export const WELL_READABLE = 7;
/** WCAG 2.1 AA for borders of fields and for symbols. */
export const VISIBLE = 3;
/** How far grounds keep from the colour text is written in; every ink below finds its place between. */
const LIGHT_ENOUGH = 16;
const DARK_ENOUGH = 13;

/** What a colour is for; the styles of the shop know these names and no others. */
export interface ColorRoles {
  ground: string;
  surface: string;
  sunken: string;
  ink: string;
  'ink-2': string;
  line: string;
  'line-strong': string;
  action: string;
  'on-action': string;
  'action-ink': string;
  'action-soft': string;
  'action-press': string;
  like: string;
  'on-like': string;
}

/** The operator picks five colours; what each is good for is computed, so that no pick is unreadable. */
export function lightRoles(colors: Colors): ColorRoles {
  const ground = until(LIGHT_ENOUGH, colors.accentColor, { start: 0.58, from: BLACK, towards: WHITE });
  const sunken = until(LIGHT_ENOUGH, colors.accentColor, { start: 0.12, from: BLACK, towards: WHITE });
  return rolesOn({ ground, surface: WHITE, sunken }, colors, {
    ink: onAll([ground, WHITE, sunken], colors.darkTextColor, WELL_READABLE),
    action: colors.primaryColor,
  });
}

/** The same restaurant at night: its colours in other roles. */
export function darkRoles(colors: Colors): ColorRoles {
  const base = mix(colors.primaryColor, colors.darkTextColor, 0.7);
  const ground = until(DARK_ENOUGH, base, { start: 0.62, from: WHITE, towards: BLACK });
  const surface = until(DARK_ENOUGH, mix(ground, WHITE, 0.05), { start: 0, from: WHITE, towards: BLACK });
  const sunken = until(DARK_ENOUGH, mix(ground, WHITE, 0.1), { start: 0, from: WHITE, towards: BLACK });
  const primaryColor = vividOn(colors.primaryColor, sunken, READABLE);
  return rolesOn(
    { ground, surface, sunken },
    { ...colors, primaryColor },
    {
      ink: onAll([ground, surface, sunken], mix(colors.accentColor, WHITE, 0.4), WELL_READABLE),
      action: vividOn(colors.primaryColor, sunken, VISIBLE),
    },
  );
}

interface Grounds {
  ground: string;
  surface: string;
  sunken: string;
}

function rolesOn(
  grounds: Grounds,
  { primaryColor, secondaryColor, lightTextColor, darkTextColor }: Colors,
  { ink, action }: { ink: string; action: string },
): ColorRoles {
  const { ground, surface, sunken } = grounds;
  const all = [ground, surface, sunken];
  const soft = mix(action, surface, 0.9);
  const onAction = readableOn(action, lightTextColor);
  return {
    ...grounds,
    ink,
    'ink-2': onAll(all, mix(ink, ground, 0.26), READABLE),
    line: mix(ink, ground, 0.86),
    'line-strong': onAll(all, mix(ink, surface, 0.44), VISIBLE),
    action,
    'on-action': onAction,
    'action-ink': onAll([...all, soft], primaryColor, READABLE),
    'action-soft': soft,
    'action-press': pressed(action, onAction),
    like: secondaryColor,
    'on-like': readableOn(secondaryColor, darkTextColor),
  };
}

interface Path {
  /** The share of `towards` to begin with. */
  start: number;
  /** What the result keeps its distance from. */
  from: string;
  towards: string;
}

function until(ratio: number, color: string, { start, from, towards }: Path): string {
  for (let share = start; share < 1; share += 0.04) {
    const mixed = mix(color, towards, share);
    if (contrastOf(mixed, from) >= ratio) return mixed;
  }
  return towards;
}

/** The colour, moved until it stands out from every one of these grounds. */
const onAll = (grounds: string[], color: string, ratio: number): string =>
  grounds.reduce((ink, ground) => inkOf(ink, ground, ratio), color);

/** A pressed button moves away from its own text, so it stays readable. */
const pressed = (action: string, text: string): string =>
  mix(action, isLighter(action, text) ? WHITE : BLACK, 0.14);

const isLighter = (color: string, than: string): boolean =>
  contrastOf(color, BLACK) > contrastOf(than, BLACK);
