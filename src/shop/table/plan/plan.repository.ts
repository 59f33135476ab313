import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { PlanRecord } from './plan.schema.js';
import type { FloorPlan } from './plan.types.js';

@Injectable()
export class PlanRepository {
  constructor(@InjectModel('FloorPlan') private readonly plans: Model<PlanRecord>) {}

  async find(shopId: string): Promise<FloorPlan | null> {
    const record = await this.plans.findOne({ _id: shopId }).lean();
    return record && toPlan(record);
  }

  /** false when the plan is no longer of this version; version 0 is the first one. */
  async save({ shopId, version, ...plan }: FloorPlan): Promise<boolean> {
    if (version === 0) return this.add(shopId, plan);
    const { modifiedCount } = await this.plans.updateOne(
      { _id: shopId, version },
      { $set: { ...plan, version: version + 1 } },
    );
    return modifiedCount === 1;
  }

  private async add(shopId: string, plan: Omit<FloorPlan, 'shopId' | 'version'>): Promise<boolean> {
    try {
      await this.plans.create({ _id: shopId, ...plan, version: 1 });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }
}

const toPlan = ({ _id, ...plan }: PlanRecord): FloorPlan => ({ shopId: _id, ...plan });
