import { describe, expect, it } from '@jest/globals';
import { inOrder } from './in-order';

/** Questions that are answered by hand, in any order. */
function asking() {
  const answers: ((text: string) => void)[] = [];
  const shown: string[] = [];
  const ask = inOrder<string>(
    () => new Promise((resolve) => answers.push(resolve)),
    (text) => shown.push(text),
  );
  const answer = async (place: number, text: string) => {
    answers[place]?.(text);
    await new Promise((passed) => setTimeout(passed));
  };
  return { ask, answer, shown };
}

describe('answers to what is asked again and again', () => {
  it('that come in their order are all shown', async () => {
    const { ask, answer, shown } = asking();
    void ask();
    await answer(0, 'placed');
    void ask();
    await answer(1, 'accepted');
    expect(shown).toEqual(['placed', 'accepted']);
  });

  it('that are overtaken are not shown any more', async () => {
    const { ask, answer, shown } = asking();
    void ask();
    void ask();
    await answer(1, 'accepted');
    await answer(0, 'placed');
    expect(shown).toEqual(['accepted']);
  });

  it('are shown although others are still on their way', async () => {
    const { ask, answer, shown } = asking();
    void ask();
    void ask();
    await answer(0, 'placed');
    expect(shown).toEqual(['placed']);
  });
});
