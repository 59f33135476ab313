import { Injectable, Logger } from '@nestjs/common';
import { Gathering } from '../queue/gathering.js';
import { Queue } from '../queue/queue.js';
import { Redis } from '../queue/redis.js';
import { eachOf } from './each-of.js';
import { AGAIN_MS, MAIL, MAIL_BAG } from './mail.jobs.js';
import { isFinalRefusal, isMailAddress, maskedAddress } from './mail.rules.js';
import type { Mail, MailOutcome } from './mail.template.js';
import { digestOf, Mails } from './mails.js';
import { Postman } from './postman.js';

const REMEMBERED_SECONDS = 30 * 86_400;
const BAG = 50;
/** Mails of a bag that leave side by side. */
const AT_ONCE = 8;

type KeyedMail = Mail & { dedupeKey: string };

/** What stands in Redis beside a mail that is done with. */
interface Done {
  dedupeKey: string;
  outcome: MailOutcome;
}

@Injectable()
export class Mailer {
  private readonly log = new Logger('Mail');
  private readonly remembering = new Gathering<Done>((all) => this.rememberAll(all));

  constructor(
    private readonly queue: Queue,
    private readonly mails: Mails,
    private readonly postman: Postman,
    private readonly redis: Redis,
  ) {
    queue.handle(MAIL, (mail) => this.send(mail));
    queue.handle(MAIL_BAG, (mails) => this.sendAll(mails));
  }

  /** Wrong addresses and unknown templates fail here, where somebody sees it, and not in the queue. */
  async mailLater(mail: Mail): Promise<void> {
    this.check(mail);
    await this.queue.add(MAIL, mail, { id: idOf(mail) });
  }

  /** The same for many with keys, in few jobs. */
  async mailTogether(mails: readonly KeyedMail[]): Promise<void> {
    for (const mail of mails) this.check(mail);
    for (let from = 0; from < mails.length; from += BAG) {
      const bag = mails.slice(from, from + BAG);
      await this.queue.add(MAIL_BAG, bag, { id: digestOf(bag.map(({ dedupeKey }) => dedupeKey).join('\n')) });
    }
  }

  /** What has left by an earlier attempt stays where it is; what does not leave waits alone. */
  async sendAll(mails: readonly Mail[]): Promise<void> {
    const done: [Mail, MailOutcome][] = [];
    const kept = await this.keptOutcomes(mails);
    await eachOf(mails, AT_ONCE, async (mail) => {
      const outcome = kept.get(mail) ?? (await this.leave(mail).catch(() => null));
      if (outcome) done.push([mail, outcome]);
      else await this.again(mail);
    });
    // What became of all of them is told at once, which is one write for the log.
    await Promise.all(done.map(([mail, outcome]) => this.tell(mail, outcome).catch(() => this.again(mail))));
  }

  private again(mail: Mail): Promise<void> {
    return this.queue.add(MAIL, mail, { id: idOf(mail), delayMs: AGAIN_MS });
  }

  async send(mail: Mail): Promise<void> {
    const kept = await this.keptOutcomes([mail]);
    await this.tell(mail, kept.get(mail) ?? (await this.leave(mail)));
  }

  /** What became of those that have left or were refused by an earlier attempt. */
  private async keptOutcomes(mails: readonly Mail[]): Promise<Map<Mail, MailOutcome>> {
    const keyed = mails.flatMap((mail) => (mail.dedupeKey ? [{ mail, key: sentKeyOf(mail.dedupeKey) }] : []));
    if (keyed.length === 0) return new Map();
    const answers = await this.redis.soon((client) => client.mGet(keyed.map(({ key }) => key)));
    return new Map(
      keyed.flatMap(({ mail }, index) => {
        const answer = answers[index];
        return answer ? [[mail, outcomeKept(answer)] as const] : [];
      }),
    );
  }

  /** A process that dies after this tells in the next attempt, which finds what has left. */
  private async leave(mail: Mail): Promise<MailOutcome> {
    const refusal = await this.deliver(mail);
    const outcome: MailOutcome = refusal ? { state: REFUSED, answer: answerOf(refusal) } : SENT;
    if (mail.dedupeKey) await this.remembering.add({ dedupeKey: mail.dedupeKey, outcome });
    return outcome;
  }

  /** Those that leave side by side go in one write: Redis and we spend more on each than on what it says. */
  private async rememberAll(all: readonly Done[]): Promise<void> {
    const expiration = { type: 'EX' as const, value: REMEMBERED_SECONDS };
    await this.redis.soon((client) =>
      Promise.all(
        all.map(({ dedupeKey, outcome }) =>
          client.set(sentKeyOf(dedupeKey), keptOf(outcome), { expiration }),
        ),
      ),
    );
  }

  private check({ template, to, replyTo = to }: Mail): void {
    this.mails.get(template);
    if (![to, replyTo].every(isMailAddress)) throw new Error('This is not one mail address.');
  }

  /** null when it was taken; what is refused for good comes back, and anything else is tried again. */
  private async deliver(mail: Mail): Promise<MailFailure | null> {
    try {
      await this.postman.deliver(await this.mails.compose(mail));
      return null;
    } catch (error) {
      const failure = error as MailFailure;
      if (!isFinalRefusal(failure.responseCode)) {
        await this.tell(mail, { state: 'delayed', answer: answerOf(failure) });
        throw error;
      }
      this.log.warn(`${mail.template} to ${maskedAddress(mail.to)} was refused: ${failure.responseCode}`);
      return failure;
    }
  }

  /** A mail that has left must not leave again because somebody could not write it down. */
  private async tell(mail: Mail, outcome: MailOutcome): Promise<void> {
    await this.mails
      .tell(mail, outcome)
      .catch((error: Error) => this.log.warn(`${mail.template}: not written down: ${error.message}`));
  }
}

const idOf = ({ dedupeKey }: Mail): string | undefined => dedupeKey && digestOf(dedupeKey);

const sentKeyOf = (dedupeKey: string): string => `mail:sent:${digestOf(dedupeKey)}`;

const REFUSED = 'refused';

const SENT: MailOutcome = { state: 'sent', answer: '' };

const answerOf = ({ response, message }: MailFailure): string => response ?? message;

/** What stands in Redis beside a mail that is done with: '1', or what it was refused with. */
const keptOf = ({ state, answer }: MailOutcome): string => (state === 'sent' ? '1' : `${state} ${answer}`);

const outcomeKept = (kept: string): MailOutcome =>
  kept === '1' ? SENT : { state: REFUSED, answer: kept.slice(REFUSED.length + 1) };

interface MailFailure extends Error {
  responseCode?: number;
  /** What the mail server said, in its own words. */
  response?: string;
}
