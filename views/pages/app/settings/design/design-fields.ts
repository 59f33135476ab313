import { DESIGN_LABELS } from '../../../../../src/shop/design/design-labels.rules';
import { type Design, DISPLAY_FONTS } from '../../../../../src/shop/restaurant/shop.types';
import type { ConflictRow } from '../../../../components/dialogs/ConflictList';

/** A design spread by its paths, as the history names them. */
export const fieldsOf = ({ colors, ...rest }: Design): Record<string, string> => ({
  ...rest,
  ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`colors.${name}`, value])),
});

export function designOf(fields: Record<string, string>): Design {
  const { headline = '', titleImage = '', logo = '', salutation, font } = fields;
  const color = (name: string): string => fields[`colors.${name}`] ?? '';
  return {
    headline,
    titleImage,
    logo,
    salutation: salutation === 'sie' ? 'sie' : 'du',
    font: DISPLAY_FONTS.find((known) => known === font) ?? 'fraunces',
    colors: {
      primaryColor: color('primaryColor'),
      secondaryColor: color('secondaryColor'),
      accentColor: color('accentColor'),
      lightTextColor: color('lightTextColor'),
      darkTextColor: color('darkTextColor'),
    },
  };
}

export const differingPaths = (one: Design, other: Design): string[] => {
  const [ours, theirs] = [fieldsOf(one), fieldsOf(other)];
  return Object.keys(DESIGN_LABELS).filter((path) => ours[path] !== theirs[path]);
};

/** Where the stored one differs from ours, in words. */
export const rowsOf = (stored: Design, here: Design): ConflictRow[] =>
  differingPaths(stored, here).map((path) => ({
    label: DESIGN_LABELS[path] ?? path,
    stored: fieldsOf(stored)[path] ?? '',
    here: fieldsOf(here)[path] ?? '',
  }));
