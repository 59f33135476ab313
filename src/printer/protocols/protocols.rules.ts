import type { PrinterKind } from '../printer/printer.types.js';
import { AGENT } from './agent/agent-traits.rules.js';
import { BROWSER } from './browser/browser-traits.rules.js';
import { CLOUDPRNT } from './cloudprnt/cloudprnt-traits.rules.js';
import { EPSON } from './epson/epson-traits.rules.js';
import { MQTT_AGENT, STAR_MQTT } from './mqtt/mqtt-traits.rules.js';
import type { Protocol } from './protocol.types.js';
import { TCP } from './tcp/tcp-traits.rules.js';

export const PROTOCOLS: Record<PrinterKind, Protocol> = {
  cloudprnt: CLOUDPRNT,
  starMqtt: STAR_MQTT,
  epson: EPSON,
  agent: AGENT,
  mqtt: MQTT_AGENT,
  tcp: TCP,
  browser: BROWSER,
};
