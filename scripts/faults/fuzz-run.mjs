import { fuzz } from './fuzz/fuzz.mjs';
import { productSystem } from './product-system.mjs';

/** The built product under calls that mean harm; ends with a table for `docs/evidence.md`. */
export async function fuzzRun({ seed, dataDir, say, print, calls = 100_000, only = null }) {
  const system = await productSystem(dataDir)();
  try {
    const { table, ...ledger } = await fuzz({
      url: system.url,
      mongoUri: system.mongoUri,
      seed,
      calls,
      only,
      say,
    });
    print(table);
    return ledger;
  } finally {
    await system.stop();
  }
}
