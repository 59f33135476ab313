import { describe, expect, it } from '@jest/globals';
import { resultReportOf } from './epson-code.rules.js';
import { formOf } from './epson-forms.js';

const form = (fields: Record<string, string>) => formOf(new URLSearchParams(fields).toString());
const response = (attributes: string, id = '<printjobid>a1b2</printjobid>') =>
  form({
    ConnectionType: 'SetResponse',
    ResponseFile: `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>${id}</Parameter><PrintResponse><response ${attributes}/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
  });

describe('what an Epson printer posts', () => {
  it('asks', () => {
    expect(formOf('ConnectionType=GetRequest&ID=kueche&Name=')).toEqual({ kind: 'ask' });
  });

  it('names the paper and what became of it', () => {
    expect(response('success="true" code="" status="251854870"')).toEqual({
      kind: 'results',
      results: [{ token: 'a1b2', success: true, code: '', status: 251_854_870 }],
    });
    expect(response('success="true" code="" status="1"', '')).toMatchObject({ results: [{ token: '' }] });
    expect(response('success="false" code="Printing" status="0"')).toEqual({ kind: 'unreadable' });
  });

  it('knows several papers, and names in a namespace', () => {
    const one = (id: string, ok: boolean) =>
      `<ePOSPrint><Parameter><printjobid>${id}</printjobid></Parameter><PrintResponse><e:response xmlns:e="x" success="${ok}" code="" status="0x10"/></PrintResponse></ePOSPrint>`;
    const file = `<PrintResponseInfo>${one('a', true)}${one('b', false)}</PrintResponseInfo>`;
    expect(form({ ConnectionType: 'SetResponse', ResponseFile: file })).toMatchObject({
      results: [
        { token: 'a', success: true, status: 16 },
        { token: 'b', success: false },
      ],
    });
  });

  it.each([
    ['0x0F00003C', 'coverOpen'],
    ['0x0F0A003C', 'paperOut'],
    ['0x0F000014', 'ok'],
    ['0x0F020014', 'paperLow'],
    ['0x00000001', 'stuck'],
    ['0x0000001C', 'stuck'],
  ])('is in state %s: %s', (bits, kind) => {
    const Status = `<statusmonitor version="1.00"><printerstatus><printer deviceid="local_printer" asbstatus="${bits}"/></printerstatus></statusmonitor>`;
    expect(form({ ConnectionType: 'SetStatus', Status })).toMatchObject({ kind: 'status', report: { kind } });
  });

  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each([
    ['no form at all', 'hello'],
    ['a form nobody knows', 'ConnectionType=Format'],
    ['no XML', 'ConnectionType=SetResponse&ResponseFile=hello'],
    ['XML that ends too soon', 'ConnectionType=SetResponse&ResponseFile=<a><response success="true"'],
    [
      'entities',
      `ConnectionType=SetResponse&ResponseFile=${encodeURIComponent(`${bomb}<response success="true">&b;</response>`)}`,
    ],
    [
      'a foreign file',
      `ConnectionType=SetStatus&Status=${encodeURIComponent('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x asbstatus="1"/>')}`,
    ],
    ['XML without end', `ConnectionType=SetResponse&ResponseFile=${'<a>'.repeat(4_000)}`],
    [
      'an entity that is not there',
      `ConnectionType=SetStatus&Status=${encodeURIComponent('<x asbstatus="&b;"/>')}`,
    ],
  ])('is not read when it is %s', (_, body) => {
    expect(formOf(body)).toEqual({ kind: 'unreadable' });
  });

  it.each([
    [{ success: true, code: '', status: 0 }, 'ok'],
    [{ success: true, code: '', status: 0x20000 }, 'paperLow'],
    [{ success: false, code: 'EPTR_REC_EMPTY', status: 0 }, 'paperOut'],
    [{ success: false, code: 'EPTR_COVER_OPEN', status: 0 }, 'coverOpen'],
    [{ success: false, code: 'SchemaError', status: 0 }, 'refused'],
    [{ success: false, code: 'DeviceNotFound', status: 0 }, 'failed'],
    [{ success: false, code: 'EX_TIMEOUT', status: 0 }, 'unknown'],
    [{ success: false, code: 'NEW_CODE', status: 0x80000 }, 'paperOut'],
    [{ success: false, code: 'constructor', status: 0 }, 'unknown'],
  ])('%j means %s', (result, kind) => {
    expect(resultReportOf({ token: 'a', ...result }).kind).toBe(kind);
  });
});
