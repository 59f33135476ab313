import { expect, it, jest } from '@jest/globals';
import { ApiDocs } from './api-docs.js';
import type { ApiDocument } from './openapi.types.js';

it('the page is drawn once, and each visit has its own nonce', () => {
  const docs = new ApiDocs();
  const empty = { info: {}, paths: {}, components: { schemas: {} } } as unknown as ApiDocument;
  const document = jest.spyOn(docs, 'document').mockReturnValue(empty);
  expect(docs.page('one')).toContain('<style nonce="one">');
  const again = docs.page('two');
  expect(again).toContain('<style nonce="two">');
  expect(again).not.toContain('one"');
  expect(document).toHaveBeenCalledTimes(1);
});
