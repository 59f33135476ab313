import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AllergenDeedsService } from '../allergen-matrix/allergen-editing.service.js';
import { AllergensController } from '../allergen-matrix/allergen-matrix.controller.js';
import { AllergenMatrixService } from '../allergen-matrix/allergen-matrix.service.js';
import { CategoryController } from '../category/category.controller.js';
import { CategoryRepository } from '../category/category.repository.js';
import { CategoryService } from '../category/category.service.js';
import { CatalogPages } from '../dish/dish.pages.js';
import { MenuListService } from '../dish/menu-list.service.js';
import { MenuShiftController } from '../dish/menu-shift.controller.js';
import { MenuShiftService } from '../dish/menu-shift.service.js';
import { MenuStepsRepository } from '../dish/menu-steps.repository.js';
import { MenuStepsService } from '../dish/menu-steps.service.js';
import { NewProductController } from '../dish/new-product.controller.js';
import { NewProductService } from '../dish/new-product.service.js';
import { OpenedProductService } from '../dish/opened-product.service.js';
import { ProductController } from '../dish/product.controller.js';
import { ProductRepository } from '../dish/product.repository.js';
import { ProductService } from '../dish/product.service.js';
import { ProductCheckService } from '../dish/product-check.service.js';
import { ProductRemovalService } from '../dish/product-removal.service.js';
import { OptionGroupController } from '../option-group/option-group.controller.js';
import { OptionGroupRepository } from '../option-group/option-group.repository.js';
import { OptionGroupService } from '../option-group/option-group.service.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { PriceHistoryRepository } from '../price-history/price-history.repository.js';
import { PriceHistorySchema } from '../price-history/price-history.schema.js';
import { PriceHistory } from '../price-history/price-history.service.js';
import { StockModule } from '../stock/stock.module.js';
import { TemplateService } from '../templates/template.service.js';
import { DishIngredientsRepository } from './dish-ingredients.repository.js';
import { DishIngredientsService } from './dish-ingredients.service.js';
import { CatalogRepository } from './menu.repository.js';
import { CategorySchema, MenuSettingsSchema, OptionGroupSchema, ProductSchema } from './menu.schema.js';
import { CatalogService } from './menu.service.js';
import { MenuDraftService } from './menu-draft.service.js';
import { MenuMoment } from './menu-moment.service.js';
import { MenuNews } from './menu-news.js';
import { MenuSettingsRepository } from './menu-settings.repository.js';
import { PictureUsesRepository } from './picture-uses/picture-uses.repository.js';
import { PictureUses } from './picture-uses/picture-uses.service.js';

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
