import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Queue } from '../queue/queue.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Figures of this process. Other parts add their own to `registry`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor(queue: Queue) {
    collectDefaultMetrics({ register: this.registry });
    this.watchQueues(queue);
  }

  /** `route` is the pattern: a path would make one series per order and reveal tokens. */
  answered(
    { method, route, status }: { method: string; route: string; status: number },
    seconds: number,
  ): void {
    this.durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private watchQueues(queue: Queue): void {
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by name and state, over all processes',
      labelNames: ['job', 'state'],
      registers: [this.registry],
      async collect() {
        const depths = await queue.depths().catch(() => []);
        this.reset();
        for (const { job, ...states } of depths) {
          for (const [state, count] of Object.entries(states)) this.set({ job, state }, count);
        }
      },
    });
  }
}
