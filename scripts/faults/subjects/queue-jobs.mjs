import Queue from 'bull';

/** A job that was taken must be there: prints, mails and payments wait in it. */
export const queueJobs = {
  name: 'jobs',

  async open({ redisUrl }) {
    const redis = {
      path: redisUrl.replace('unix://', ''),
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    };
    const queue = new Queue('faults', { redis });
    queue.on('error', () => {});
    await queue.isReady();
    return {
      write: (id) => queue.add({ id }, { jobId: id }),
      stored: async (ids) => {
        const jobs = await Promise.all(ids.map((id) => queue.getJob(id)));
        return new Map(jobs.filter(Boolean).map((job) => [job.id, job.data.id === job.id]));
      },
      close: () => queue.close().catch(() => {}),
    };
  },
};
