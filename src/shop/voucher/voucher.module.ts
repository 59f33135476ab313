import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../../auth/auth.module.js';
import { BasketModule } from '../basket/basket.module.js';
import { DesignModule } from '../design/design.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { VoucherController } from './desk/voucher.controller.js';
import { VoucherPages } from './desk/voucher.pages.js';
import { VoucherDesk } from './desk/voucher-desk.service.js';
import { VoucherLists } from './desk/voucher-lists.service.js';
import { VoucherOwners } from './desk/voucher-owners.service.js';
import { VoucherMailWords } from './mail/voucher-mail-words.service.js';
import { VoucherMails } from './mail/voucher-mails.service.js';
import { VoucherPapers } from './paper/voucher-papers.service.js';
import { VoucherGate } from './redeem/voucher-gate.service.js';
import { VoucherRedeeming } from './redeem/voucher-redeeming.service.js';
import { VoucherReturns } from './redeem/voucher-returns.service.js';
import { BoughtVouchers } from './sale/bought-vouchers.service.js';
import { VoucherIssuing } from './sale/voucher-issuing.service.js';
import { VoucherLosses } from './sale/voucher-losses.service.js';
import { VoucherSaleRepository } from './sale/voucher-sale.repository.js';
import { VoucherSaleSchema } from './sale/voucher-sale.schema.js';
import { VoucherSales } from './sale/voucher-sales.service.js';
import { VoucherSelling } from './sale/voucher-selling.service.js';
import { WrittenVouchers } from './sale/written-vouchers.service.js';
import { VoucherRepository } from './voucher.repository.js';
import { VoucherSchema } from './voucher.schema.js';
import { VoucherBook } from './voucher-book.service.js';
import { VoucherCodes } from './voucher-codes.service.js';
import { VoucherRefunds } from './withdrawal/voucher-refunds.service.js';
import { WithdrawalRepository } from './withdrawal/withdrawal.repository.js';
import { WithdrawalSchema } from './withdrawal/withdrawal.schema.js';
import { WithdrawalMails } from './withdrawal/withdrawal-mails.service.js';
import { WithdrawalOutcomes } from './withdrawal/withdrawal-outcomes.service.js';
import { Withdrawals } from './withdrawal/withdrawals.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Voucher', schema: VoucherSchema },
      { name: 'VoucherSale', schema: VoucherSaleSchema },
      { name: 'Withdrawal', schema: WithdrawalSchema },
    ]),
    AuthModule,
    BasketModule,
    DesignModule,
    OrderModule,
    PaymentModule,
    RestaurantModule,
  ],
  controllers: [VoucherController, VoucherPages],
  providers: [
    BoughtVouchers,
    VoucherBook,
    VoucherCodes,
    VoucherDesk,
    VoucherGate,
    VoucherIssuing,
    VoucherLists,
    VoucherLosses,
    VoucherMails,
    VoucherMailWords,
    VoucherOwners,
    VoucherPapers,
    VoucherRedeeming,
    VoucherRefunds,
    VoucherRepository,
    VoucherReturns,
    VoucherSaleRepository,
    VoucherSales,
    VoucherSelling,
    WithdrawalMails,
    WithdrawalOutcomes,
    WithdrawalRepository,
    Withdrawals,
    WrittenVouchers,
  ],
  exports: [
    BoughtVouchers,
    VoucherBook,
    VoucherGate,
    VoucherPapers,
    VoucherSales,
    VoucherSelling,
    Withdrawals,
    WrittenVouchers,
  ],
})
export class VoucherModule {}
