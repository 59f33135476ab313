import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { CleanedText } from '../texts/plain-text.rules.js';
import type { Writing } from '../texts/text-generator.js';
import { TextWriter } from '../texts/text-writer.service.js';
import { NETWORK_RULES } from './networks.rules.js';
import { placeOf } from './place.rules.js';
import { describePost } from './post-prompt.rules.js';
import { PostSubjects } from './post-subjects.service.js';
import { writtenText } from './post-text.rules.js';
import type { Network, PostSubject } from './social.types.js';

/** Room for the address and the hashtags. */
const ROOM = 250;
const LONGEST = 600;

/** Texts of posts by the language model, under the same rules as those of dishes. */
@Injectable()
export class PostWriter {
  constructor(
    private readonly subjects: PostSubjects,
    private readonly writer: TextWriter,
    private readonly env: Env,
  ) {}

  async write(
    shop: Shop,
    { wish, network, ...subject }: PostSubject & { wish: string; network: Network },
    writing: Writing,
  ): Promise<CleanedText> {
    const facts = await this.subjects.factsOf(shop, subject);
    const question = describePost(wish, facts, shop.design.salutation);
    const max = Math.min(LONGEST, NETWORK_RULES[network].most - ROOM);
    const { text, leftOut } = await this.writer.writePlain(shop, 'post', question, { ...writing, max });
    return { text: writtenText(text, facts, placeOf(shop, this.env), network), leftOut };
  }
}
