const WORDS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** 'einen Monat', 'sechs Monate', '18 Monate': as it stands in a sentence. */
export const monthsInWords = (months: number): string =>
  months === 1 ? 'einen Monat' : `${WORDS[months - 1] ?? months} Monate`;

export const monthsAfter = (at: Date, months: number): Date => {
  const moved = new Date(at);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // The 31st of a month with 30 days would otherwise slip into the next one.
  if (moved.getUTCDate() !== day) moved.setUTCDate(0);
  return moved;
};
