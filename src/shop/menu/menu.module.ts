import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PantryModule } from '../pantry/pantry.module.js';
import { StockModule } from '../stock/stock.module.js';
import { MenuDraftRepository } from './draft/menu-draft.repository.js';
import { MenuDraftService } from './draft/menu-draft.service.js';
import { MenuRepository } from './menu.repository.js';
import { CategorySchema, MenuSettingsSchema, OptionGroupSchema, ProductSchema } from './menu.schema.js';
import { MenuService } from './menu.service.js';
import { MenuMoment } from './menu-moment.service.js';
import { MenuNews } from './menu-news.js';
import { MenuSettingsRepository } from './menu-settings.repository.js';
import { PictureUsesRepository } from './picture-uses/picture-uses.repository.js';
import { PictureUses } from './picture-uses/picture-uses.service.js';
import { MenuTextsRepository } from './texts/menu-texts.repository.js';
import { MenuTexts } from './texts/menu-texts.service.js';
import { SizeWordsRepository } from './texts/size-words.repository.js';

/** Reads the menu as a whole. The nouns that edit a part of it stand above and have repositories of their own. */
@Module({
  imports: [
    PantryModule,
    StockModule,
    MongooseModule.forFeature([
      { name: 'Category', schema: CategorySchema },
      { name: 'Product', schema: ProductSchema },
      { name: 'OptionGroup', schema: OptionGroupSchema },
      { name: 'MenuSettings', schema: MenuSettingsSchema },
    ]),
  ],
  providers: [
    MenuDraftRepository,
    MenuDraftService,
    MenuMoment,
    MenuNews,
    MenuRepository,
    MenuService,
    MenuSettingsRepository,
    MenuTexts,
    MenuTextsRepository,
    PictureUses,
    PictureUsesRepository,
    SizeWordsRepository,
  ],
  exports: [MenuDraftService, MenuMoment, MenuNews, MenuService, MenuTexts, MongooseModule, PictureUses],
})
export class MenuModule {}
