import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PantryModule } from '../ingredient/pantry.module.js';
import { StockModule } from '../stock/stock.module.js';
import { AllergenDeedsService } from './allergen-deeds.service.js';
import { AllergenMatrixService } from './allergen-matrix.service.js';
import { AllergensController } from './allergens.controller.js';
import { CatalogPages } from './catalog.pages.js';
import { CatalogRepository } from './catalog.repository.js';
import { CategorySchema, MenuSettingsSchema, OptionGroupSchema, ProductSchema } from './catalog.schema.js';
import { CatalogService } from './catalog.service.js';
import { CategoryController } from './category.controller.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryService } from './category.service.js';
import { DishIngredientsRepository } from './dish-ingredients.repository.js';
import { DishIngredientsService } from './dish-ingredients.service.js';
import { MenuDraftService } from './menu-draft.service.js';
import { MenuListService } from './menu-list.service.js';
import { MenuMoment } from './menu-moment.service.js';
import { MenuNews } from './menu-news.js';
import { MenuSettingsRepository } from './menu-settings.repository.js';
import { MenuShiftController } from './menu-shift.controller.js';
import { MenuShiftService } from './menu-shift.service.js';
import { MenuStepsRepository } from './menu-steps.repository.js';
import { MenuStepsService } from './menu-steps.service.js';
import { NewProductController } from './new-product.controller.js';
import { NewProductService } from './new-product.service.js';
import { OpenedProductService } from './opened-product.service.js';
import { OptionGroupController } from './option-group.controller.js';
import { OptionGroupRepository } from './option-group.repository.js';
import { OptionGroupService } from './option-group.service.js';
import { PictureUsesRepository } from './picture-uses.repository.js';
import { PictureUses } from './picture-uses.service.js';
import { PriceHistoryRepository } from './price-history.repository.js';
import { PriceHistorySchema } from './price-history.schema.js';
import { PriceHistory } from './price-history.service.js';
import { ProductController } from './product.controller.js';
import { ProductRepository } from './product.repository.js';
import { ProductService } from './product.service.js';
import { ProductCheckService } from './product-check.service.js';
import { ProductRemovalService } from './product-removal.service.js';
import { TemplateService } from './template.service.js';

@Module({
  imports: [
    PantryModule,
    StockModule,
    MongooseModule.forFeature([
      { name: 'Category', schema: CategorySchema },
      { name: 'Product', schema: ProductSchema },
      { name: 'OptionGroup', schema: OptionGroupSchema },
      { name: 'MenuSettings', schema: MenuSettingsSchema },
      { name: 'PriceHistory', schema: PriceHistorySchema },
    ]),
  ],
  controllers: [
    AllergensController,
    CatalogPages,
    CategoryController,
    MenuShiftController,
    NewProductController,
    OptionGroupController,
    ProductController,
  ],
  providers: [
    AllergenDeedsService,
    AllergenMatrixService,
    CatalogRepository,
    CatalogService,
    CategoryRepository,
    CategoryService,
    DishIngredientsRepository,
    DishIngredientsService,
    MenuDraftService,
    MenuListService,
    MenuMoment,
    MenuNews,
    MenuSettingsRepository,
    MenuShiftService,
    MenuStepsRepository,
    MenuStepsService,
    NewProductService,
    OpenedProductService,
    OptionGroupRepository,
    OptionGroupService,
    PictureUses,
    PictureUsesRepository,
    PriceHistory,
    PriceHistoryRepository,
    ProductCheckService,
    ProductRemovalService,
    ProductRepository,
    ProductService,
    TemplateService,
  ],
  exports: [
    CatalogService,
    DishIngredientsService,
    MenuDraftService,
    MenuNews,
    MenuStepsService,
    PictureUses,
    PriceHistory,
    TemplateService,
  ],
})
export class CatalogModule {}
