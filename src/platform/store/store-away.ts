/** Names, because the driver has several classes for the one thing that nobody answered. */
const AWAY = [
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'MongoServerSelectionError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'PoolClearedOnNetworkError',
];

/** Whether the store could not be reached; a write may have happened all the same. */
export const isStoreAway = (error: unknown): boolean =>
  error instanceof Error && (AWAY.includes(error.name) || isStoreAway(error.cause));
