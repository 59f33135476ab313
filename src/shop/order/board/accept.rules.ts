const STEP = 5;
/** So many orders in work cost the next one five minutes more. */
const ORDERS_PER_STEP = 4;
const LONGEST = 240;

/** The time it most likely takes, one shorter and one longer: what the desk offers for one tap. */
export function minutesFor(leadMinutes: number, inWork: number): [number, number, number] {
  const load = Math.floor(inWork / ORDERS_PER_STEP) * STEP;
  const likely = within(Math.ceil((leadMinutes + load) / STEP) * STEP);
  const shorter = within(likely - (likely > 30 ? 2 * STEP : STEP));
  return [likely, shorter === likely ? likely + STEP : shorter, within(likely + 3 * STEP)];
}

const within = (minutes: number): number => Math.min(Math.max(minutes, STEP), LONGEST);
