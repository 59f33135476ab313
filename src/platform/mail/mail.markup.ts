import { Fragment, isValidElement, type ReactNode } from 'react';
import { escaped } from '../../shared/markup.js';
import { remembered } from '../../shared/remembered.js';
import type { MailSender } from './mail.layout.js';

/** The parts of a mail know who sends it. */
type Part = (props: object, sender?: MailSender) => ReactNode;

interface Props extends Record<string, unknown> {
  children?: ReactNode;
}

const EMPTY = new Set(['br', 'hr', 'img', 'meta', 'wbr']);

/**
 * Plain markup from JSX. A mail has neither state nor hooks, and what React does for those on the server costs ten times as
 * much as writing the mail down.
 */
export function markupOf(node: ReactNode, sender?: MailSender): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return all(node, sender);
  if (!isValidElement<Props>(node)) return escaped(String(node));
  const { type, props } = node;
  if (type === Fragment) return markupOf(props.children, sender);
  if (typeof type === 'function') return markupOf((type as Part)(props, sender), sender);
  return tagOf(type as string, props, sender);
}

function all(nodes: readonly ReactNode[], sender?: MailSender): string {
  let markup = '';
  for (const node of nodes) markup += markupOf(node, sender);
  return markup;
}

function tagOf(name: string, props: Props, sender?: MailSender): string {
  const head = `<${name}${attributesOf(props)}`;
  return EMPTY.has(name) ? `${head}/>` : `${head}>${markupOf(props.children, sender)}</${name}>`;
}

function attributesOf(props: Props): string {
  let written = '';
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || value === undefined || value === null) continue;
    written +=
      name === 'style' ? styleOf(value as object) : ` ${name.toLowerCase()}="${escaped(String(value))}"`;
  }
  return written;
}

/** Numbers stand as they are: a mail has no other than 0 and weights of letters. */
const styleOf = remembered<object, void, string>((style) => {
  const rules = Object.entries(style).map(([name, value]) => `${dashed(name)}:${value}`);
  return ` style="${escaped(rules.join(';'))}"`;
});

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
