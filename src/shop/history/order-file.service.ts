import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { HistoryAsked, MoneyAsked } from './history.view.js';
import { questionOf } from './history-question.rules.js';
import { fileHead, fileRow } from './order-file.rules.js';

const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 100;

/** Orders as a file for the tax adviser. It leaves while it is written: a hundred lines of it are in memory. */
@Injectable()
export class OrderFileService {
  constructor(private readonly history: OrderHistory) {}

  async *csv(shopId: string, asked: HistoryAsked & MoneyAsked): AsyncGenerator<string> {
    let lines = [BYTE_ORDER_MARK + fileHead()];
    for await (const order of this.history.all(shopId, questionOf(asked))) {
      lines.push(fileRow(order));
      if (lines.length < AT_ONCE) continue;
      yield lines.join('');
      lines = [];
    }
    yield lines.join('');
  }
}
