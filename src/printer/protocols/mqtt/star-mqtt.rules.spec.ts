import { describe, expect, it } from '@jest/globals';
import { verdictOf } from '../../printer/report.rules.js';
import { brokerAddressOf } from './broker-address.rules.js';
import { printJobOf, resultOf, settingsOf } from './star-mqtt.rules.js';

describe('a Star printer over MQTT', () => {
  it.each([
    [{ printSucceeded: true, statusCode: '200 OK' }, 'ok'],
    [{ printSucceeded: true, statusCode: '200%20OK' }, 'ok'],
    [{ statusCode: '200 OK' }, 'ok'],
    [{ printSucceeded: false, statusCode: '410' }, 'blocked'],
    [{ printSucceeded: false, statusCode: '200 OK' }, 'failed'],
    [{ printSucceeded: false, statusCode: '510 Incompatible' }, 'refused'],
    [{ printSucceeded: false, statusCode: '530 Duplicate jobToken' }, 'unknown'],
    [{ printSucceeded: 'true' }, 'unknown'],
    [{}, 'unknown'],
  ])('says of a paper %j: %s', (fields, verdict) => {
    expect(verdictOf(resultOf(JSON.stringify({ jobToken: 'a1', ...fields })).report)).toBe(verdict);
  });

  it.each(['', 'null', '[', '7'])('that says %p says nothing', (body) => {
    expect(resultOf(body)).toMatchObject({ token: undefined, report: { kind: 'unknown' } });
  });

  it('is told where to listen, under its own name and nobody else’s', () => {
    const address = { host: 'tresen.example', port: 8883, tls: true };
    const told = settingsOf({ address, mode: 'full', printerId: 'p1', secret: 's1', topic: 'tresen/p1' });
    expect(told).toMatchObject({
      serverSupportProtocol: ['HTTP', 'MQTT'],
      settingForMQTT: {
        useTriggerPOST: false,
        deviceSubscribeTopicName: 'tresen/p1/to-device',
        devicePublishTopicName: 'tresen/p1/to-server',
        mqttConnectionSetting: {
          hostName: 'tresen.example',
          useTls: true,
          authenticationSetting: { username: 'p1', password: 's1' },
        },
      },
    });
  });

  it('gets commands as base64 and text as it is', () => {
    const bytes = Buffer.from('Käse');
    const commands = printJobOf({ token: 'a', media: 'application/vnd.star.starprnt', bytes });
    expect(commands).toMatchObject({ jobToken: 'a', jobType: 'raw', printData: bytes.toString('base64') });
    expect(printJobOf({ token: 'a', media: 'text/plain', bytes }).printData).toBe('Käse');
  });

  it.each([
    [{}, { host: 'bella.example', port: 1883, tls: false }],
    [{ MQTT_URL: 'mqtts://me:secret@broker' }, { host: 'broker', port: 8883, tls: true }],
    [
      { MQTT_URL: 'mqtt://inside:1883', MQTT_ADDRESS: 'mqtts://out:443' },
      { host: 'out', port: 443, tls: true },
    ],
  ])('finds the broker with %j', (given, expected) => {
    expect(brokerAddressOf({ MQTT_PORT: 1883, baseUrl: 'https://bella.example', ...given })).toEqual(
      expected,
    );
  });
});
