import setupCompiled from '../global-setup-compiled.mjs';
import { startWorkerProduct } from './worker-product.mjs';

/** One product and one browser for each worker, on the stores of the run; they outlive the files of a worker. */
export default async function start(config, project) {
  await setupCompiled(config, project);
  const ids = Array.from({ length: config.maxWorkers }, (_, index) => index + 1);
  const products = await Promise.all(ids.map(startWorkerProduct));
  for (const [index, { address }] of products.entries())
    process.env[`JOURNEYS_${index + 1}`] = JSON.stringify(address);
  globalThis.tresenJourneys = products;
}
