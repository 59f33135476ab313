import { Module, type OnModuleInit } from '@nestjs/common';
import { BinModule } from '../bin/bin.module.js';
import { BinKeepers } from '../bin/bin-keepers.js';
import { MenuModule } from '../menu/menu.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { PriceHistoryModule } from '../price-history/price-history.module.js';
import { DishBulkService } from './bulk/dish-bulk.service.js';
import { DishReversal } from './bulk/dish-reversal.service.js';
import { MenuShiftController } from './bulk/menu-shift.controller.js';
import { MenuShiftService } from './bulk/menu-shift.service.js';
import { ProductCheckService } from './check/product-check.service.js';
import { DishPages } from './dish.pages.js';
import { DishIngredientsRepository } from './dish-ingredients.repository.js';
import { DishIngredientsService } from './dish-ingredients.service.js';
import { DishOptions } from './dish-options.service.js';
import { DishPlaces } from './dish-places.service.js';
import { DishWriter } from './dish-writer.service.js';
import { MenuListService } from './menu-list.service.js';
import { NewProductController } from './new-product.controller.js';
import { NewProductService } from './new-product.service.js';
import { OpenedProductService } from './opened-product.service.js';
import { ProductController } from './product.controller.js';
import { ProductRepository } from './product.repository.js';
import { ProductService } from './product.service.js';
import { DishReturn } from './removal/dish-return.service.js';
import { ProductRemovalService } from './removal/product-removal.service.js';

@Module({
  imports: [BinModule, MenuModule, PantryModule, PriceHistoryModule],
  controllers: [DishPages, MenuShiftController, NewProductController, ProductController],
  providers: [
    DishBulkService,
    DishIngredientsRepository,
    DishIngredientsService,
    DishOptions,
    DishPlaces,
    DishReturn,
    DishReversal,
    DishWriter,
    MenuListService,
    MenuShiftService,
    NewProductService,
    OpenedProductService,
    ProductCheckService,
    ProductRemovalService,
    ProductRepository,
    ProductService,
  ],
  exports: [
    DishBulkService,
    DishIngredientsService,
    DishOptions,
    DishPlaces,
    DishReversal,
    ProductRemovalService,
  ],
})
export class DishModule implements OnModuleInit {
  constructor(
    private readonly keepers: BinKeepers,
    private readonly dishes: DishReturn,
  ) {}

  onModuleInit(): void {
    this.keepers.add(this.dishes);
  }
}
