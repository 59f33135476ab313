import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { POSITIONS } from './toast.types';
import { ToastBoard } from './toast-board';

const shown = (board: ToastBoard) => board.toasts.get().map(({ text, phase }) => `${text} ${phase}`);

describe('a toast', () => {
  let board: ToastBoard;
  beforeEach(() => {
    jest.useFakeTimers();
    board = new ToastBoard();
  });
  afterEach(() => void jest.useRealTimers());

  test('stands for three seconds, leaves within 150 ms and is gone', () => {
    board.show('success', 'Gespeichert');
    jest.advanceTimersByTime(2_999);
    expect(shown(board)).toEqual(['Gespeichert active']);
    jest.advanceTimersByTime(1);
    expect(shown(board)).toEqual(['Gespeichert leaving']);
    jest.advanceTimersByTime(149);
    expect(shown(board)).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(shown(board)).toEqual([]);
  });

  test('stands at the top right unless somebody says otherwise', () => {
    board.show('info', 'a');
    expect(board.toasts.get()[0]?.position).toBe('top-right');
  });

  it.each(POSITIONS)('can stand at %s', (position) => {
    board.show('info', 'a', { position });
    expect(board.toasts.get()[0]?.position).toBe(position);
  });

  test('leaves when it is clicked', () => {
    const id = board.show('info', 'a');
    board.click(id);
    expect(shown(board)).toEqual(['a leaving']);
  });

  test('that is not dismissible stays when it is clicked', () => {
    const id = board.show('info', 'a', { dismissible: false });
    board.click(id);
    expect(shown(board)).toEqual(['a active']);
  });

  test('waits while the pointer rests on it, and goes on with the time that was left', () => {
    const id = board.show('info', 'a');
    jest.advanceTimersByTime(2_000);
    board.hover(id);
    jest.advanceTimersByTime(60_000);
    expect(shown(board)).toEqual(['a active']);
    board.leave(id);
    jest.advanceTimersByTime(999);
    expect(shown(board)).toEqual(['a active']);
    jest.advanceTimersByTime(1);
    expect(shown(board)).toEqual(['a leaving']);
  });

  test('that does not pause on hover leaves under the pointer', () => {
    const id = board.show('info', 'a', { pauseOnHover: false });
    board.hover(id);
    jest.advanceTimersByTime(3_000);
    expect(shown(board)).toEqual(['a leaving']);
  });

  test('with duration 0 stays', () => {
    board.show('warning', 'a', { durationMs: 0 });
    jest.advanceTimersByTime(3_600_000);
    expect(shown(board)).toEqual(['a active']);
  });

  test('in a queue is pending until the place is free, looked at every 250 ms', () => {
    board.show('info', 'a', { queue: true });
    board.show('info', 'b', { queue: true });
    board.show('info', 'c', { queue: true });
    expect(shown(board)).toEqual(['a active', 'b pending', 'c pending']);
    jest.advanceTimersByTime(3_249);
    expect(shown(board)).toEqual(['b pending', 'c pending']);
    jest.advanceTimersByTime(1);
    expect(shown(board)).toEqual(['b active', 'c pending']);
  });

  test('in a queue does not wait for another place', () => {
    board.show('info', 'a', { queue: true });
    board.show('info', 'b', { queue: true, position: 'bottom' });
    expect(shown(board)).toEqual(['a active', 'b active']);
  });

  test('is cleared with all others, the waiting ones included', () => {
    board.show('info', 'a', { queue: true });
    board.show('info', 'b', { queue: true });
    board.clear();
    expect(shown(board)).toEqual(['a leaving']);
    jest.advanceTimersByTime(10_000);
    expect(shown(board)).toEqual([]);
  });
});
