/** `npm test` tries a share of the cases; a spec run by itself, and `npm run soak cases`, try all of them. */
export const HAS_ALL = Number(process.env.PROPERTY_SHARE ?? 1) >= 1;

export const shareOf = (all: number, few: number): number => (HAS_ALL ? all : few);
