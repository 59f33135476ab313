import { teardown } from '../stores.mjs';

export default async function stop() {
  await Promise.all(globalThis.tresenJourneys.map((product) => product.stop()));
  await teardown();
}
