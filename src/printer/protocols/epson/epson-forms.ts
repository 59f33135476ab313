import { SaxesParser } from 'saxes';
import type { Report } from '../../printer/report.types.js';
import { type PrintResult, statusReportOf } from './epson-code.rules.js';

export type EpsonForm =
  | { kind: 'ask' }
  | { kind: 'results'; results: PrintResult[] }
  | { kind: 'status'; report: Report }
  /** Nothing we know, or XML that no printer writes. */
  | { kind: 'unreadable' };

type Attributes = Record<string, string>;
/** Told of each element as it ends, with the text inside. */
type Element = (name: string, attributes: Attributes, text: string) => void;

const DEEPEST = 20;

/** It only wants to know whether there is something to print. */
export const isAsking = (body: string): boolean =>
  new URLSearchParams(body).get('ConnectionType') === 'GetRequest';

/** What a printer posts: a form of one to three fields, and XML in one of them. */
export function formOf(body: string): EpsonForm {
  const form = new URLSearchParams(body);
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return { kind: 'ask' };
    case 'SetResponse':
      return resultsOf(form.get('ResponseFile') ?? '');
    case 'SetStatus':
      return statusOf(form.get('Status') ?? '');
    default:
      return { kind: 'unreadable' };
  }
}

function resultsOf(xml: string): EpsonForm {
  const results: PrintResult[] = [];
  let token = '';
  const isRead = read(xml, (name, attributes, text) => {
    if (name === 'printjobid') token = /^\w{1,40}$/.test(text) ? text : '';
    if (name !== 'response') return;
    const { success = '', code = '', status = '' } = attributes;
    if (code !== 'Printing')
      results.push({ token, success: isTrue(success), code, status: numberOf(status) });
    token = '';
  });
  return isRead && results.length > 0 ? { kind: 'results', results } : { kind: 'unreadable' };
}

function statusOf(xml: string): EpsonForm {
  const found: number[] = [];
  const isRead = read(xml, (_, { asbstatus }) => {
    if (asbstatus) found.push(numberOf(asbstatus));
  });
  return isRead && found[0] !== undefined
    ? { kind: 'status', report: statusReportOf(found[0]) }
    : { kind: 'unreadable' };
}

/** False for XML with a document type, with entities of its own, too deep or broken: no printer sends that. */
function read(xml: string, element: Element): boolean {
  const parser = new SaxesParser();
  const open: { attributes: Attributes; text: string }[] = [];
  const refuse = () => {
    throw new Error('refused');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ attributes }) => {
    if (open.length >= DEEPEST) refuse();
    open.push({ attributes: attributes as Attributes, text: '' });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', ({ name }) => {
    const { attributes, text } = open.pop()!;
    element(name.split(':').at(-1)!, attributes, text.trim());
  });
  try {
    parser.write(xml.replace(/^\ufeff/, '').trim()).close();
    return true;
  } catch {
    return false;
  }
}

const isTrue = (text: string): boolean => text === 'true' || text === '1';

/** Decimal, or `0x` and hexadecimal digits. */
function numberOf(text: string): number {
  return /^(0x[0-9a-f]{1,8}|\d{1,10})$/i.test(text) ? Number(text) : 0;
}
