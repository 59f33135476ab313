/** The board of orders has a frame of its own: all the room there is. */
export const DESK = '/app/dashboard';
