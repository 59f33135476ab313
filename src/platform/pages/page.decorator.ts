import { applyDecorators, Get, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { PageInterceptor } from './page.interceptor.js';

export const PAGE = 'page';

/** The returned object becomes the props of the React page at the same path under views/pages. */
export const Page = (path: string | string[]) =>
  applyDecorators(Get(path), SetMetadata(PAGE, true), UseInterceptors(PageInterceptor), ApiExcludeEndpoint());
