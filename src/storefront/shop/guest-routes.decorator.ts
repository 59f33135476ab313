import { applyDecorators, Controller, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { GuestVoice } from './guest-voice.filter.js';
import { OtherSites } from './other-sites.guard.js';

/** Calls of guests, from the hosted shop or from an exported one on another site. */
export const GuestCalls = (path: string) =>
  applyDecorators(
    Public(),
    ApiTags('storefront'),
    UseGuards(OtherSites),
    UseFilters(GuestVoice),
    Controller(path),
  );

export const GuestPages = (path: string) =>
  applyDecorators(Public(), ApiExcludeController(), UseFilters(GuestVoice), Controller(path));

/** Changes nothing, and is asked whenever a guest changes something in the form. */
export const GuestQuestion = (path: string, perMinute: number) => limited(path, perMinute, 200);

/** Changes something, and happens once however often it is sent: its service sees to that. */
export const GuestAction = (path: string, status = 200, perMinute = 20) =>
  applyDecorators(OwnIdempotency(), limited(path, perMinute, status));

const limited = (path: string, points: number, status: number) =>
  applyDecorators(Post(path), HttpCode(status), RateLimit({ points, seconds: 60, by: 'address' }));
