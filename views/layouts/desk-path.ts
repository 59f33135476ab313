/** The board of orders has a frame of its own: all the room there is. */
export const DESK = '/app/dashboard';
/** The cooks see tickets and nothing else. */
export const KITCHEN = '/app/kitchen';
