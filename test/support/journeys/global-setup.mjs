import setupCompiled from '../global-setup-compiled.mjs';
import { teardown } from '../stores.mjs';
import { startWorkerProduct } from './worker-product.mjs';

/** One product and one browser for each worker, on the stores of the run; they outlive the files of a worker. */
export default async function start(config, project) {
  await setupCompiled(config, project);
  try {
    globalThis.tresenJourneys = await startProducts(config.maxWorkers);
  } catch (error) {
    // Jest calls no teardown when the setup failed.
    await teardown();
    throw error;
  }
}

async function startProducts(workers) {
  const ids = Array.from({ length: workers }, (_, index) => index + 1);
  const products = await Promise.all(ids.map(startWorkerProduct));
  for (const [index, { address }] of products.entries())
    process.env[`JOURNEYS_${index + 1}`] = JSON.stringify(address);
  return products;
}
