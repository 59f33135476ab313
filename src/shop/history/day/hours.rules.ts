/** A business day begins when the last guests of the night before have gone. */
export const FIRST_HOUR = 5;

/** Its hours in the order they come: the night stands behind the evening. */
export const placeOfHour = (hour: number): number => (hour + 24 - FIRST_HOUR) % 24;
