import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from '../../platform/http/request.js';
import { languageOf } from '../../shared/voice.rules.js';
import { LANGUAGES } from '../../shared/voice.types.js';

const asked = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query } = context.switchToHttp().getRequest<Request>();
  return languageOf((query as { lang?: unknown }).lang);
});

/** `?lang=en` of every page and call for guests; German unless it names a language we speak. */
export const Lang =
  (): ParameterDecorator =>
  (target, method, index): void => {
    const route = Object.getOwnPropertyDescriptor(target, method ?? '');
    if (route) ApiQuery({ name: 'lang', required: false, enum: LANGUAGES })(target, method ?? '', route);
    asked()(target, method, index);
  };
