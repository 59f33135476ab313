import { Module } from '@nestjs/common';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { CategoryController } from './category.controller.js';
import { CategoryPages } from './category.pages.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryService } from './category.service.js';

@Module({
  imports: [MenuModule, DishModule],
  controllers: [CategoryController, CategoryPages],
  providers: [CategoryRepository, CategoryService],
})
export class CategoryModule {}
