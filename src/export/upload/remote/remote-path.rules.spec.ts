import { describe, expect, it } from '@jest/globals';
import { directoryIn, foldersAbove, isInside } from './remote-path.rules.js';

describe('a path of a web space', () => {
  it.each(['index.html', '.htaccess', 'gericht/pizza-ä/index.html', 'a b.txt', '...', 'a/..b'])(
    '%j stays inside',
    (path) => {
      expect(isInside(path)).toBe(true);
    },
  );

  it.each([
    '',
    '/',
    '/etc/passwd',
    '..',
    '../x',
    'a/../../x',
    'a/./x',
    'a//x',
    'a/',
    'a\\x',
    '..\\x',
    'a\r\nDELE b',
    'a\u0000',
    'a\u007f',
    'a\u0085',
    'a\u2028',
    '~root/x',
    '-rf',
    ' x',
    'x ',
    'a/'.repeat(500),
    'n'.repeat(300),
  ])('%j does not', (path) => {
    expect(isInside(path)).toBe(false);
  });

  it.each([
    ['', ''],
    [' . ', ''],
    ['/', '/'],
    ['htdocs', 'htdocs'],
    ['/htdocs//pizza/', '/htdocs/pizza'],
    ['./htdocs', 'htdocs'],
    ['../htdocs', null],
    ['/htdocs/../..', null],
    ['htdocs\\pizza', null],
    ['htdocs\r\nDELE x', null],
    ['//', null],
    ['~', null],
  ])('%j as a directory is %j', (typed, directory) => {
    expect(directoryIn(typed)).toBe(directory);
  });

  it('has folders above it, the uppermost first', () => {
    expect(foldersAbove('a/b/c.html')).toEqual(['a', 'a/b']);
    expect(foldersAbove('c.html')).toEqual([]);
  });
});
