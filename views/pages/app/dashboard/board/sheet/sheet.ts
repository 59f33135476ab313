/** The window of one order, which can be closed alone. */
export const SHEET = 'order-sheet';
