import { describe, expect, it } from '@jest/globals';
import { MARKUP_PLACE, withMarkup } from './markup.rules.js';

describe('a document', () => {
  const props = `<script>"${MARKUP_PLACE}"</script>`;

  it.each<[string | undefined, string]>([
    ['<p>Pizza</p>', '<div><p>Pizza</p></div>'],
    ['<p>$& $1 $$</p>', '<div><p>$& $1 $$</p></div>'],
    ['', '<div></div>'],
    [undefined, `<div>${MARKUP_PLACE}</div>`],
  ])('with the page %j reads %s', (markup, expected) => {
    expect(withMarkup(`<div>${MARKUP_PLACE}</div>${props}`, markup)).toBe(expected + props);
  });
});
