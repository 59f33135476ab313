import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import Bull from 'bull';
import { DeadlineExceeded, withDeadline } from '../dial/deadline.js';
import { Env } from '../env/env.js';
import { BullConnections } from './bull.connections.js';
import { Gathering } from './gathering.js';
import { declaredJobs, type JobType } from './job.js';
import { type AddOptions, type Keep, Queue, type QueueDepth } from './queue.js';
import { handlerProblems } from './queue.rules.js';
import { RightOfWay } from './right-of-way.js';

/** The same in every process: with Bull's own 30 s + 30 s a killed worker's job would lie still for a minute. */
const SETTINGS = {
  lockDuration: 5_000,
  lockRenewTime: 2_000,
  // A worker finds its own mark of the last round and skips every other one: 1.5 s means every 3 s.
  stalledInterval: 1_500,
  // A job is repeatable, so being interrupted is no reason to give it up; one that kills its worker each time is.
  maxStalledCount: 50,
  retryProcessDelay: 1_000,
};
const BOOT_MS = 15_000;
const ADD_MS = 3_000;
const DRAIN_MS = 10_000;
const KEEP_FAILED = 1_000;

type Handler = (data: unknown, keep: Keep<unknown>) => Promise<void>;

interface NewJob {
  data: unknown;
  opts: Bull.JobOptions;
}

interface Line {
  queue: Bull.Queue;
  adding: Gathering<NewJob>;
}

/** One Bull queue per kind of job, so a slow printer never holds up a mail. */
@Injectable()
export class BullQueue
  extends Queue
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly log = new Logger('Queue');
  private readonly handlers = new Map<string, Handler[]>();
  private readonly lines = new Map<string, Line>();
  private readonly way = new RightOfWay();
  private readonly connections: BullConnections;

  constructor(private readonly env: Env) {
    super();
    this.connections = new BullConnections(env.REDIS_URL);
  }

  handle<T>(job: JobType<T>, run: (data: T, keep: Keep<T>) => Promise<void>): void {
    this.handlers.set(job.name, [...(this.handlers.get(job.name) ?? []), run as Handler]);
  }

  async add<T>(job: JobType<T>, data: T, { delayMs, id }: AddOptions = {}): Promise<void> {
    if (this.connections.away) throw new Error('Redis is away.');
    const { attempts, backoff, removeOnComplete } = job;
    // A failed job that stays would make Bull ignore the same id for ever, and no sweep could revive it.
    const removeOnFail = id === undefined ? KEEP_FAILED : true;
    const opts = { attempts, backoff, removeOnComplete, removeOnFail, delay: delayMs, jobId: id };
    await withDeadline(ADD_MS, () => this.lineOf(job.name).adding.add({ data, opts }));
  }

  async depths(): Promise<QueueDepth[]> {
    const depth = async ({ name }: JobType<unknown>): Promise<QueueDepth> => {
      const { waiting, active, delayed, failed } = await this.lineOf(name).queue.getJobCounts();
      return { job: name, waiting, active, delayed, failed };
    };
    return withDeadline(ADD_MS, () => Promise.all(declaredJobs().map(depth)));
  }

  async onApplicationBootstrap(): Promise<void> {
    const problems = handlerProblems(declaredJobs(), this.handlers);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    await withDeadline(BOOT_MS, () => this.connections.ready());
    if (!this.env.runsWorker) return;
    for (const job of declaredJobs()) this.work(job);
    await withDeadline(BOOT_MS, () => this.connections.workersReady(declaredJobs().length));
  }

  /** Takes no new job and lets the running ones end. What does not end in time, another worker resumes. */
  async beforeApplicationShutdown(): Promise<void> {
    // Without Redis there is nothing to wait for, and Bull would reconnect for ever.
    const closings = [...this.lines.values()].map(({ queue }) => queue.close(!this.connections.calm));
    await withDeadline(DRAIN_MS, () => Promise.all(closings)).catch((error: unknown) => {
      if (!(error instanceof DeadlineExceeded)) throw error;
      this.log.warn('A job is still running; another worker will resume it.');
    });
  }

  /** Until here requests that are still running may add jobs. */
  onApplicationShutdown(): void {
    this.connections.close();
  }

  private work(job: JobType<unknown>): void {
    const [run] = this.handlers.get(job.name) ?? [];
    const { queue } = this.lineOf(job.name);
    queue.on('failed', (failed, error) => this.noteFailure(failed, error));
    const work = async (doing: Bull.Job) => run?.(doing.data, (data) => doing.update(data));
    const inTurn = (doing: Bull.Job) =>
      job.urgent ? this.way.first(() => work(doing)) : this.way.after(() => work(doing));
    // Ends when the queue closes; until then Bull retries by itself and reports through `error`.
    queue.process(job.concurrency ?? 1, inTurn).catch(() => undefined);
  }

  private noteFailure({ id, queue, attemptsMade, opts }: Bull.Job, error: Error): void {
    if (attemptsMade < (opts.attempts ?? 1)) return;
    this.log.error(`${queue.name} ${id} failed for good after ${attemptsMade} attempts`, error.stack);
  }

  private lineOf(name: string): Line {
    const known = this.lines.get(name);
    if (known) return known;
    const queue = new Bull(name, {
      prefix: 'queue',
      settings: SETTINGS,
      createClient: (type) => this.connections.forUse(type),
    });
    queue.on('error', (error) => this.connections.noteError(error));
    const line = { queue, adding: new Gathering<NewJob>((jobs) => addTo(queue, jobs)) };
    this.lines.set(name, line);
    return line;
  }
}

async function addTo(queue: Bull.Queue, jobs: NewJob[]): Promise<void> {
  const [only, ...others] = jobs;
  if (only && others.length === 0) return void (await queue.add(only.data, only.opts));
  const added = await queue.addBulk(jobs);
  // All or none, except for a script that failed: Bull takes its error for the id and says nothing.
  if (!added.every(({ id }) => typeof id === 'string')) throw new Error('Redis did not take every job.');
}
