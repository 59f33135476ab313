import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AssignmentRecord } from './assignment.schema.js';

const MOST_AT_ONCE = 50;

@Injectable()
export class AssignmentRepository {
  constructor(@InjectModel('PlanAssignment') private readonly assignments: Model<AssignmentRecord>) {}

  /** Of every restaurant, the earliest first. */
  listOpen(): Promise<AssignmentRecord[]> {
    return this.assignments.find({ answer: null }).sort({ at: 1 }).limit(MOST_AT_ONCE).lean();
  }

  async answer(id: string, said: Required<Pick<AssignmentRecord, 'answer' | 'refused'>>): Promise<void> {
    await this.assignments.updateOne({ _id: id }, { $set: said });
  }
}
