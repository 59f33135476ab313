import { startStores } from '../stores/start-stores.mjs';

/** The two stores alone, as a system that can be killed and started again on the same data. */
export const storeSystem = (dataDir) => async () => {
  const stores = await startStores({ dataDir });
  const parts = { [stores.engine]: stores.mongo, 'redis-server': stores.redis };
  return { ...stores, parts };
};
