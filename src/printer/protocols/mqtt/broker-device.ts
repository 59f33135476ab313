import type { Caller } from '../../printer/printer.types.js';
import type { Report } from '../../printer/report.types.js';
import type { Broker } from './broker.js';

export interface Ringing {
  /** What it said of itself last. */
  report: Report;
  /** It has been heard of lately and says nothing that keeps paper from coming out. */
  isReady: boolean;
}

/** How one kind of printer is spoken with over the broker. */
export interface BrokerDevice {
  /** It said something in its own branch. */
  hear(caller: Caller, word: string, body: string, broker: Broker): Promise<void>;
  /** There may be a paper for it. */
  ring(caller: Caller, ringing: Ringing, broker: Broker): Promise<void>;
  /** Is it still there? Asked twice a minute. */
  look(caller: Caller, broker: Broker): Promise<void>;
}
