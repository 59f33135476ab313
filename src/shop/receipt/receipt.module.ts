import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DesignModule } from '../design/design.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { VoucherModule } from '../voucher/voucher.module.js';
import { DocumentRepository } from './chain/document.repository.js';
import { DocumentSchema } from './chain/document.schema.js';
import { IssuedDocuments } from './chain/issued-documents.service.js';
import { DeskReceiptsController } from './desk/desk-receipts.controller.js';
import { DeskReceipts } from './desk/desk-receipts.service.js';
import { CopyRepository } from './paper/copy.repository.js';
import { CopySchema } from './paper/copy.schema.js';
import { OrderPapers } from './paper/order-papers.service.js';
import { ReceiptPapers } from './paper/receipt-papers.service.js';
import { ReceiptService } from './receipt.service.js';
import { DocumentSettler } from './settle/document-settler.service.js';
import { FailedRefunds } from './settle/failed-refunds.service.js';
import { VoucherDocuments } from './settle/voucher-documents.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'FiscalDocument', schema: DocumentSchema },
      { name: 'DocumentCopy', schema: CopySchema },
    ]),
    DesignModule,
    OrderModule,
    PaymentModule,
    RestaurantModule,
    VoucherModule,
  ],
  controllers: [DeskReceiptsController],
  providers: [
    CopyRepository,
    DeskReceipts,
    DocumentRepository,
    DocumentSettler,
    FailedRefunds,
    IssuedDocuments,
    OrderPapers,
    ReceiptPapers,
    ReceiptService,
    VoucherDocuments,
  ],
  exports: [IssuedDocuments, OrderPapers, ReceiptPapers, ReceiptService],
})
export class ReceiptModule {}
