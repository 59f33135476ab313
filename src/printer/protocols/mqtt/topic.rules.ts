import type { PrinterKind } from '../../printer/printer.types.js';

interface Owner {
  kind: PrinterKind;
  topic: string;
}

/** Words of our own agent; a Star printer has the methods of its maker below two branches. */
const AGENT_DOWN = ['job', 'paper'];
const AGENT_UP = ['state', 'take', 'result'];
const STAR_UP = ['client-status', 'print-result', 'client-will'];
const TO_DEVICE = 'to-device';
const TO_SERVER = 'to-server';

/** What a printer publishes, level by level: a topic that only begins alike is somebody else's. */
export const mayPublish = (owner: Owner, topic: string): boolean => writtenBy(owner).includes(topic);

/** Exactly what it needs: no wildcard reaches beyond its own branch. */
export const maySubscribe = (owner: Owner, filter: string): boolean => readBy(owner).includes(filter);

export const writtenBy = ({ kind, topic }: Owner): string[] =>
  kind === 'starMqtt'
    ? STAR_UP.map((method) => `${topic}/${TO_SERVER}/${method}`)
    : AGENT_UP.map((word) => `${topic}/${word}`);

const readBy = ({ kind, topic }: Owner): string[] =>
  kind === 'starMqtt' ? [`${topic}/${TO_DEVICE}/#`] : AGENT_DOWN.map((word) => `${topic}/${word}`);

/** Whose branch a message came from, and which word it was; null for what no printer of ours says. */
export function wordOf(topic: string): { place: string; word: string } | null {
  const cut = topic.lastIndexOf('/');
  const [before, word] = [topic.slice(0, Math.max(cut, 0)), topic.slice(cut + 1)];
  if (AGENT_UP.includes(word)) return { place: before, word };
  const isStar = STAR_UP.includes(word) && before.endsWith(`/${TO_SERVER}`);
  return isStar ? { place: before.slice(0, -TO_SERVER.length - 1), word } : null;
}

export const toAgent = (topic: string, word: 'job' | 'paper'): string => `${topic}/${word}`;

export const toStar = (topic: string, method: string): string => `${topic}/${TO_DEVICE}/${method}`;

/** As a Star printer is told them; it adds `/#` and `/<method>` itself. */
export const starTopicNames = (topic: string) => ({
  deviceSubscribeTopicName: `${topic}/${TO_DEVICE}`,
  devicePublishTopicName: `${topic}/${TO_SERVER}`,
});
