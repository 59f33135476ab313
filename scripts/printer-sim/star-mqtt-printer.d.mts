import { type Faults, type PrinterOptions, StarPrinter } from './printer.mjs';

export interface StarMqttFaults extends Faults {
  loseResult?: number;
  tripleResult?: number;
  forgetTokens?: number;
}

interface StarSettings {
  setID: string;
  serverSupportProtocol: string[];
  settingForMQTT: {
    useTriggerPOST: boolean;
    deviceSubscribeTopicName: string;
    devicePublishTopicName: string;
    mqttConnectionSetting: {
      hostName: string;
      portNumber: number;
      useTls: boolean;
      authenticationSetting: { username: string; password: string };
    };
  };
}

export function starSettings(url: string, mac?: string): Promise<StarSettings | null>;

export class StarMqttPrinter extends StarPrinter {
  constructor(options: Omit<PrinterOptions, 'faults'> & { faults?: StarMqttFaults });
  faults: StarMqttFaults;
  messages: { topic: string; message: Record<string, unknown> }[];
  received: string[];
  settings: StarSettings;
  connect(): Promise<void>;
  drop(): void;
  result(jobToken: string, printSucceeded: boolean, statusCode: string): Promise<void>;
  sayStatus(): Promise<void>;
  tell(title: string, fields: object): Promise<void>;
  close(): Promise<void>;
}

export function startStarMqttSim(
  options: ConstructorParameters<typeof StarMqttPrinter>[0] & { onTrouble?: (error: Error) => void },
): Promise<StarMqttPrinter & { stop(): Promise<void> }>;
