import 'reflect-metadata';
import nodeModule from 'node:module';
import path from 'node:path';
import { readEnv } from './platform/env/env.js';

// A heap snapshot is asked for with it (--heapsnapshot-signal). Unheard, it would end the process in the middle of an order.
process.on('SIGUSR2', () => undefined);

try {
  const env = readEnv(process.env);
  // React reads this as it loads; unset, every page and mail would be rendered by its development build.
  process.env.NODE_ENV = env.NODE_ENV;
  keepCompiled(path.resolve(env.DATA_DIR, 'cache', 'code'));
  const { createApp } = await import('./app.js');
  if (process.argv.includes('--stores-follow')) await endOf(process.stdin);
  const app = await createApp(env);
  await app.listen({ port: env.PORT, host: env.HOST });
  // Whoever has started us asks on our port from now on.
  process.send?.('listening');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** What is compiled for this start the next one reads, where Node can: from 22 on. */
function keepCompiled(folder: string): void {
  const compiler = nodeModule as typeof nodeModule & { enableCompileCache?: (folder: string) => unknown };
  compiler.enableCompileCache?.(folder);
}

/** `npm start` starts us beside the stores, and closes our input once they are there. */
async function endOf(input: NodeJS.ReadStream): Promise<void> {
  for await (const _ of input);
}
