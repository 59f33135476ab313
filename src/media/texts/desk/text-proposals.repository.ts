import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TextProposalRecord } from './text-task.schema.js';
import type { TextProposal, TextTaskKind } from './text-task.types.js';

@Injectable()
export class TextProposalsRepository {
  constructor(@InjectModel('TextProposal') private readonly proposals: Model<TextProposalRecord>) {}

  /** A second proposal for the same place takes the place of the first. */
  async put(proposals: readonly TextProposal[]): Promise<void> {
    if (proposals.length === 0) return;
    await this.proposals.bulkWrite(
      proposals.map(({ id, ...proposal }) => ({
        replaceOne: {
          filter: { shopId: proposal.shopId, _id: id },
          replacement: proposal,
          upsert: true,
        },
      })),
    );
  }

  async list(shopId: string, kind: TextTaskKind): Promise<TextProposal[]> {
    const records = await this.proposals.find({ shopId, kind }).sort({ createdAt: 1, position: 1 }).lean();
    return records.map(toProposal);
  }

  async listSome(shopId: string, ids: readonly string[]): Promise<TextProposal[]> {
    return (await this.proposals.find({ shopId, _id: { $in: ids } }).lean()).map(toProposal);
  }

  async remove(shopId: string, ids: readonly string[]): Promise<void> {
    await this.proposals.deleteMany({ shopId, _id: { $in: ids } });
  }
}

const toProposal = ({ _id, ...proposal }: TextProposalRecord): TextProposal => ({ id: _id, ...proposal });
