import { fuzz } from './fuzz/fuzz.mjs';
import { productSystem } from './product-system.mjs';

/** The built product under calls that mean harm; ends with a table for `docs/evidence.md`. */
export async function fuzzRun({ seed, dataDir, say, calls = 100_000, only = null }) {
  const system = await productSystem(dataDir)();
  try {
    return await fuzz({ url: system.url, mongoUri: system.mongoUri, seed, calls, only, say });
  } finally {
    await system.stop();
  }
}
