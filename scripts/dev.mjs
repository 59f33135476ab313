import path from 'node:path';
import { DEFAULT_PORT, freePort } from './setup/app.mjs';
import { buildWhenNeeded } from './setup/build-steps.mjs';
import { claimDataDir, raiseFormat } from './setup/data-dir.mjs';
import { onFarewell } from './setup/farewell.mjs';
import { installWhenNeeded } from './setup/install.mjs';
import { nodeProgram } from './setup/node.mjs';
import { inRoot } from './setup/paths.mjs';
import { tell } from './setup/problem.mjs';
import { secretsFor } from './setup/secrets.mjs';
import { endChild, startChild } from './stores/child.mjs';
import { startStores } from './stores/start-stores.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** The app restarts when `src` changes; the views are served by Vite inside it and change in the open browser. */
await tell(async () => {
  const dataDir = path.resolve(process.env.DATA_DIR || inRoot('.data'));
  const { HOST = '127.0.0.1', MONGODB_URI: mongodbUri, REDIS_URL: redisUrl } = process.env;
  claimDataDir(dataDir);
  const port = await freePort(Number(process.env.PORT || DEFAULT_PORT), HOST);
  await installWhenNeeded(say);
  await buildWhenNeeded(say, ['embedded', 'storefront', 'guests']);
  raiseFormat(dataDir);
  const secrets = secretsFor(dataDir);
  const stores = await startStores({ dataDir, mongodbUri, redisUrl, restart: true, say });
  const app = startChild(
    nodeProgram(),
    [inRoot('node_modules/.bin/nest'), 'start', '--watch', '--preserveWatchOutput'],
    {
      cwd: inRoot(),
      stdio: 'inherit',
      env: {
        SEED_DEMO: stores.seedDemo,
        ...process.env,
        ...secrets,
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        HOST,
        PORT: port,
        MONGODB_URI: stores.mongoUri,
        REDIS_URL: stores.redisUrl,
      },
    },
  );
  onFarewell(() => endChild(app));
  await app.ended;
  await stores.stop();
  process.exit();
});
