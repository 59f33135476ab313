import { createApp } from './app.js';
import { readEnv } from './platform/env/env.js';

try {
  const env = readEnv(process.env);
  const app = await createApp(env);
  await app.listen({ port: env.PORT, host: env.HOST });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
