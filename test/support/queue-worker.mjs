/** A worker process of its own, to be killed. It takes the job and never ends it. */
const { BullQueue } = await import('../../dist/app/platform/queue/bull.queue.js');
const { defineJob } = await import('../../dist/app/platform/queue/job.js');

const job = defineJob(process.env.JOB, { attempts: 3 });
const queue = new BullQueue({ REDIS_URL: process.env.REDIS_URL, runsWorker: true });
queue.handle(job, async () => {
  process.stdout.write('taken\n');
  await new Promise(() => setInterval(() => undefined, 1_000));
});
await queue.onApplicationBootstrap();
