import { Module, type OnModuleInit } from '@nestjs/common';
import { BinModule } from '../bin/bin.module.js';
import { BinKeepers } from '../bin/bin-keepers.js';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { CategoryController } from './category.controller.js';
import { CategoryPages } from './category.pages.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryService } from './category.service.js';
import { CategoryReturn } from './category-return.service.js';

@Module({
  imports: [BinModule, MenuModule, DishModule],
  controllers: [CategoryController, CategoryPages],
  exports: [CategoryService],
  providers: [CategoryRepository, CategoryReturn, CategoryService],
})
export class CategoryModule implements OnModuleInit {
  constructor(
    private readonly keepers: BinKeepers,
    private readonly categories: CategoryReturn,
  ) {}

  onModuleInit(): void {
    this.keepers.add(this.categories);
  }
}
