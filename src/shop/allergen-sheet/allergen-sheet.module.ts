import { Module } from '@nestjs/common';
import { MenuModule } from '../menu/menu.module.js';
import { AllergenSheetController } from './allergen-sheet.controller.js';
import { AllergenSheetService } from './allergen-sheet.service.js';

@Module({
  imports: [MenuModule],
  controllers: [AllergenSheetController],
  providers: [AllergenSheetService],
})
export class AllergenSheetModule {}
