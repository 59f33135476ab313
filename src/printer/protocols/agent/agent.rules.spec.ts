import { describe, expect, it } from '@jest/globals';
import { pollOf, resultOf } from './agent.rules.js';

describe('what the agent says', () => {
  it.each([
    ['{}', 'ok', null],
    ['{"state":"paperOut"}', 'paperOut', null],
    ['{"state":"unreachable","printing":"a1"}', 'stuck', 'a1'],
    ['{"state":"constructor"}', 'ok', null],
    ['{"state":{},"printing":{"a":1}}', 'ok', null],
    ['[1', 'ok', null],
    ['null', 'ok', null],
  ])('when it asks with %s', (body, kind, prints) => {
    expect(pollOf(body)).toMatchObject({ report: { kind }, prints });
  });

  it.each([
    ['{"result":"printed"}', 'ok'],
    ['{"result":"duplicate"}', 'ok'],
    ['{"result":"paperOut"}', 'paperOut'],
    ['{"result":"failed"}', 'failed'],
    ['{"result":"unconfirmed"}', 'unknown'],
    ['{"result":"toString"}', 'unknown'],
    ['', 'unknown'],
  ])('of a paper with %s', (body, kind) => {
    expect(resultOf(body).kind).toBe(kind);
  });
});
