import 'reflect-metadata';
import { readEnv } from './platform/env/env.js';

try {
  const env = readEnv(process.env);
  // React reads this as it loads; unset, every page and mail would be rendered by its development build.
  process.env.NODE_ENV = env.NODE_ENV;
  const { createApp } = await import('./app.js');
  const app = await createApp(env);
  await app.listen({ port: env.PORT, host: env.HOST });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
