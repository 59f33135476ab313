const MOST_NAMES = 3;

/** 'Altenhof u. a.': a label has no room for eleven villages. */
export const nameOf = (names) => (names.length > MOST_NAMES ? `${names[0]} u. a.` : names.join(', '));
