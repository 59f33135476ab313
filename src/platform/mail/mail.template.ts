import type { ComponentType } from 'react';

/** What the queue carries: the template's name and its props, never rendered markup. */
export interface Mail {
  to: string;
  template: string;
  props: object;
  /** Instead of the template's own. */
  subject?: string;
  /** The name beside our address, such as the restaurant's. */
  fromName?: string;
  replyTo?: string;
  /** Where its paths lead instead of to our own address, such as the restaurant's domain. */
  host?: string;
  /** The same key is sent once, however often it is asked for. */
  dedupeKey?: string;
  /** Whom to tell what became of it. */
  about?: { shopId: string; orderId: string };
}

export interface MailOutcome {
  state: 'sent' | 'delayed' | 'refused';
  /** Of the mail server that did not take it. */
  answer: string;
}

export type MailWatcher = (mail: Mail, outcome: MailOutcome) => Promise<void>;

export interface MailTemplate<P extends object> {
  subject: (props: P) => string;
  Component: ComponentType<P>;
  /** Fills in what the queue only names: a long text need not wait there with every mail. */
  complete?: (queued: object) => Promise<P>;
  /** Files that go with it, made when it is sent. */
  files?: (props: P) => Promise<MailFile[]>;
  /** What stands in the place of `MailFragment`, rendered once for many mails. */
  fragment?: (props: P) => RenderedMail;
}

export interface MailFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail or a piece of one. */
export interface RenderedMail {
  html: string;
  text: string;
  /** It stands in many mails, letter by letter. */
  isShared?: true;
}
