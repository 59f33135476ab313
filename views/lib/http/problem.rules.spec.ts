import { describe, expect, it, test } from '@jest/globals';
import { problemOf, problemWithoutPage, stepFor } from './problem.rules';

describe('the error page', () => {
  it.each([
    [{}, 500, 'Internal Server Error'],
    [{ status: 404 }, 404, 'Page Not Found'],
    [{ status: 503 }, 503, 'Internal Server Error'],
    [{ status: 410, message: 'Gone' }, 410, 'Gone'],
  ])('of %j has status %i and says "%s"', (given, status, message) => {
    expect(problemOf(given)).toEqual({ status, message });
  });

  test('of a path that nobody answers to names the path', () => {
    expect(problemWithoutPage(undefined, '/pizza')).toEqual({
      status: 404,
      message: 'Page not found: /pizza',
    });
  });

  test('of a guest, whose pages are the server’s own, keeps the reason it was refused for', () => {
    const problem = (status: number) => problemWithoutPage({ status, path: '/s/bella' }, '/s/bella');
    expect(problem(503)).toEqual({ status: 503, message: 'Internal Server Error' });
    expect(problem(400)).toEqual({ status: 404, message: 'Page not found: /s/bella' });
    expect(problem(404)).toEqual({ status: 404, message: 'Page not found: /s/bella' });
  });
});

describe('a page', () => {
  test('shows what the server gave it', () => {
    expect(stepFor({ props: {} }, '/pricing')).toEqual({ kind: 'show' });
  });

  test('goes where the server sends the person', () => {
    expect(stepFor({ redirect: '/login' }, '/app/setup')).toEqual({ kind: 'redirect', to: '/login' });
  });

  it.each([
    [404, 404, 'Page Not Found: /app/order/x'],
    [400, 404, 'Page Not Found: /app/order/x'],
    [403, 403, 'Internal Server Error'],
    [500, 500, 'Internal Server Error'],
    [502, 500, 'Internal Server Error'],
    [503, 503, 'Internal Server Error'],
  ])('refused with %i is shown as %i', (asked, status, message) => {
    expect(stepFor({ status: asked }, '/app/order/x')).toEqual({ kind: 'refuse', status, message });
  });

  test('never shows itself without a decision of the server', () => {
    expect(() => stepFor(undefined, '/')).toThrow('Unknown route middleware');
    expect(() => stepFor({ allow: true } as never, '/')).toThrow('Unknown route middleware');
  });
});
