import { Injectable } from '@nestjs/common';
import { TextProposalsRepository } from './text-proposals.repository.js';
import { TextTasksRepository } from './text-tasks.repository.js';

/** Tasks and what they have written, which are always needed together. */
@Injectable()
export class TextDeskStore {
  constructor(
    readonly tasks: TextTasksRepository,
    readonly proposals: TextProposalsRepository,
  ) {}
}
