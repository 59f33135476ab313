/** The broker as devices reach it. */
export interface BrokerAddress {
  host: string;
  port: number;
  tls: boolean;
}

interface Given {
  MQTT_ADDRESS?: string;
  MQTT_URL?: string;
  MQTT_PORT: number;
  baseUrl: string;
}

const PORTS: Record<string, number> = { 'mqtt:': 1883, 'mqtts:': 8883, 'ws:': 80, 'wss:': 443 };

export function brokerAddressOf({ MQTT_ADDRESS, MQTT_URL, MQTT_PORT, baseUrl }: Given): BrokerAddress {
  const given = MQTT_ADDRESS ?? MQTT_URL;
  if (!given) return { host: new URL(baseUrl).hostname, port: MQTT_PORT, tls: false };
  const { protocol, hostname, port } = new URL(given);
  return {
    host: hostname,
    port: Number(port) || (PORTS[protocol] ?? 1883),
    tls: /^(mqtts|wss):$/.test(protocol),
  };
}

/** One line to copy into the agent: where, who, and what it listens to. It is a secret. */
export const agentUrlOf = (
  { host, port, tls }: BrokerAddress,
  { id, topic, secret }: { id: string; topic: string; secret: string },
): string => `${tls ? 'mqtts' : 'mqtt'}://${id}:${secret}@${host}:${port}/${topic}`;
