import { Clock } from '../../src/platform/clock/clock.js';

/** Time stands still until a test says otherwise. Friday, 20 November 2026, noon in Berlin. */
export class StoppedClock extends Clock {
  constructor(private at = new Date('2026-11-20T11:00:00Z')) {
    super();
  }

  now(): Date {
    return new Date(this.at);
  }

  set(at: Date | string): void {
    this.at = new Date(at);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.at = new Date(this.at.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}
