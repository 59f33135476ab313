import { PrintAgent } from './agent.mjs';

export class MqttPrintAgent extends PrintAgent {
  topic: string;
  /** The paper it is told of, and has not begun with. */
  offered: string | null;
  link: { socket: { destroy(): void } } | null;
  hear(topic: string, payload: Buffer): void;
  tell(word: string, fields: object): Promise<void>;
  report(paper: { token: string; result: string }): Promise<void>;
  fetch(token: string): Promise<Buffer | null>;
  close(): Promise<void>;
}

export function startMqttAgent(
  options: ConstructorParameters<typeof PrintAgent>[0] & { onTrouble?: (error: Error) => void },
): MqttPrintAgent & { stop(): Promise<void> };
