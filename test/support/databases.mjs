/**
 * A database and a Redis database of one's own on the stores of the run, as the environment of a process.
 *
 * @param {string} name
 * @param {number} redisDatabase
 */
export function databasesOf(name, redisDatabase) {
  const { TEST_MONGODB_URI, TEST_REDIS_URL } = process.env;
  if (!TEST_MONGODB_URI || !TEST_REDIS_URL) throw new Error('No stores: run jest with its global setup.');
  return {
    MONGODB_URI: withDatabase(TEST_MONGODB_URI, name),
    REDIS_URL: withRedisDatabase(TEST_REDIS_URL, redisDatabase),
  };
}

/** @type {(uri: string, name: string) => string} */
function withDatabase(uri, name) {
  const url = new URL(uri.replace(/^mongodb:\/\/[^/?]+/, 'mongodb://host'));
  const host = /^mongodb:\/\/([^/?]+)/.exec(uri)?.[1];
  return `mongodb://${host}/${name}${url.search}`;
}

/** @type {(url: string, database: number) => string} */
const withRedisDatabase = (url, database) =>
  url.startsWith('unix:') ? `${url}?db=${database}` : `${url.replace(/\/\d*$/, '')}/${database}`;
