import type { StarMode } from '../../connection/connection.types.js';
import type { Media } from '../../encode/media.types.js';
import type { Report } from '../../printer/report.types.js';
import { codeOf, reportOf } from '../cloudprnt/star-code.rules.js';
import { fieldsOf } from '../json-fields.rules.js';
import type { BrokerAddress } from './broker-address.rules.js';
import { starTopicNames } from './topic.rules.js';

interface Settings {
  address: BrokerAddress;
  mode: StarMode;
  printerId: string;
  secret: string;
  topic: string;
}

/** The JSON a printer asks for at its address: from then on it listens at the broker instead of asking. */
export const settingsOf = ({ address, mode, printerId, secret, topic }: Settings) => ({
  title: 'star_cloudprnt_server_setting',
  version: '1.0.0',
  reloadIntervalMin: 60,
  setID: printerId,
  serverSupportProtocol: ['HTTP', 'MQTT'],
  settingForMQTT: {
    useTriggerPOST: mode === 'trigger',
    ...starTopicNames(topic),
    mqttConnectionSetting: {
      hostName: address.host,
      portNumber: address.port,
      useTls: address.tls,
      // Our broker makes the client id of the name, so that nobody takes over the session of another.
      authenticationSetting: { username: printerId, password: secret },
    },
  },
});

interface Paper {
  token: string;
  media: Media;
  bytes: Buffer;
}

/** Commands go as base64, text as it is; only text has to be told to cut. */
export const printJobOf = ({ token, media, bytes }: Paper) => ({
  title: 'print-job',
  jobToken: token,
  jobType: 'raw',
  mediaTypes: [media],
  ...(media === 'text/plain'
    ? { printData: bytes.toString('utf8'), printerControl: { cutter: { type: 'partial', feed: true } } }
    : { printData: bytes.toString('base64') }),
});

const SEEN: Report = {
  kind: 'unknown',
  text: 'Der Drucker hatte den Bon schon bekommen und druckt ihn nicht noch einmal',
};

/** It has received this token before, and what became of it then nobody has heard: that is no proof of a paper. */
const isRepeat = (statusCode: unknown): boolean =>
  typeof statusCode === 'string' && /duplicat/i.test(statusCode.slice(0, 200));

export function resultOf(body: string): { token: unknown; report: Report } {
  const { jobToken, printSucceeded, statusCode } = fieldsOf(body);
  if (isRepeat(statusCode)) return { token: jobToken, report: SEEN };
  const said = reportOf(codeOf(statusCode));
  if (printSucceeded === true) return { token: jobToken, report: { kind: 'ok', text: 'Gedruckt' } };
  const isWell = said.kind === 'ok' || said.kind === 'paperLow' || said.kind === 'busy';
  const failed: Report = { kind: 'failed', text: 'Der Drucker meldet, dass er nicht gedruckt hat' };
  return { token: jobToken, report: printSucceeded === false && isWell ? failed : said };
}
