import { Module } from '@nestjs/common';
import { CatalogModule } from '../menu/menu.module.js';
import { AllergenSheetController } from './allergen-sheet.controller.js';
import { AllergenSheetService } from './allergen-sheet.service.js';

@Module({
  imports: [CatalogModule],
  controllers: [AllergenSheetController],
  providers: [AllergenSheetService],
})
export class AllergenSheetModule {}
