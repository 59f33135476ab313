import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DesignModule } from '../design/design.module.js';
import { DiscountModule } from '../discount/discount.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { RestaurantModule } from '../restaurant/restaurant.module.js';
import { TableModule } from '../table/table.module.js';
import { QrController } from './qr.controller.js';
import { QrPages } from './qr.pages.js';
import { QrChoices } from './qr-choices.service.js';
import { QrFiles } from './qr-files.service.js';
import { QrLinks } from './qr-links.service.js';
import { QrPageService } from './qr-page.service.js';
import { QrPapers } from './qr-papers.service.js';
import { QrTargets } from './qr-targets.service.js';
import { QrBookRepository } from './scan/qr-book.repository.js';
import { QrBookSchema } from './scan/qr-book.schema.js';
import { QrScans } from './scan/qr-scans.service.js';
import { ScanRepository } from './scan/scan.repository.js';
import { ScanSchema } from './scan/scan.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'QrBook', schema: QrBookSchema },
      { name: 'QrScan', schema: ScanSchema },
    ]),
    DesignModule,
    DiscountModule,
    MenuModule,
    RestaurantModule,
    TableModule,
  ],
  controllers: [QrController, QrPages],
  providers: [
    QrBookRepository,
    QrChoices,
    QrFiles,
    QrLinks,
    QrPageService,
    QrPapers,
    QrScans,
    QrTargets,
    ScanRepository,
  ],
  exports: [QrLinks, QrScans],
})
export class QrModule {}
