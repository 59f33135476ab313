import { Injectable } from '@nestjs/common';
import { PageFrame } from '../../../platform/pages/page-frame.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { BoardService } from './board.service.js';

/** The banner of waiting orders comes with each page: drawn afterwards, it would push the page down under somebody's thumb. */
@Injectable()
export class WaitingFrame {
  constructor(frame: PageFrame, shops: ShopService, board: BoardService) {
    frame.add('waiting', async (viewer) => {
      const shop = await shops.find(viewer);
      return shop && board.waiting(shop);
    });
  }
}
