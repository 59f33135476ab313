import { Body, Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { Needs } from '../../shop/plan-gate/needs.decorator.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { goneOf, TextStream } from '../texts/text-stream.js';
import { SocialPictures } from './picture/social-pictures.service.js';
import { PostSubjects } from './post-subjects.service.js';
import { PostWriter } from './post-writer.service.js';
import {
  ChangePostDto,
  DonePostDto,
  DrawPostDto,
  PlanPostDto,
  ProposePostDto,
  WhichPostDto,
  WritePostDto,
} from './social.dto.js';
import { SocialService } from './social.service.js';
import type { PostProposal, PostView } from './social.view.js';

const OFTEN = { points: 60, seconds: 60, by: 'user' } as const;

@ApiTags('media')
@Roles('owner', 'manager')
@Needs('socialMedia')
@Controller('api/social')
export class SocialController {
  constructor(
    private readonly posts: SocialService,
    private readonly subjects: PostSubjects,
    private readonly writer: PostWriter,
    private readonly pictures: SocialPictures,
  ) {}

  @Get('picture')
  @Header('content-type', 'image/jpeg')
  @Header('cache-control', 'no-store')
  @RateLimit({ points: 120, seconds: 60, by: 'user' })
  @ApiProduces('image/jpeg')
  async picture(
    @CurrentShop() shop: Shop,
    @Query() wish: DrawPostDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<Buffer> {
    const gone = goneOf(reply);
    return this.pictures.draw(shop, await this.subjects.factsOf(shop, wish), wish, gone);
  }

  @Get('propose')
  propose(
    @CurrentShop() shop: Shop,
    @Query() { network, ...subject }: ProposePostDto,
  ): Promise<PostProposal> {
    return this.posts.propose(shop, subject, network);
  }

  @Post('write')
  @HttpCode(200)
  @RateLimit(OFTEN)
  write(
    @CurrentShop() shop: Shop,
    @Body() wish: WritePostDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<{ text: string; leftOut: string[] }> {
    return this.writer.write(shop, wish, { signal: goneOf(reply) });
  }

  @Post('write/stream')
  @HttpCode(200)
  @RateLimit(OFTEN)
  @OwnIdempotency()
  @ApiOperation({ summary: 'Derselbe Text, während er entsteht, als Event-Stream' })
  @ApiProduces('text/event-stream')
  async stream(@CurrentShop() shop: Shop, @Body() wish: WritePostDto, @Res() reply: Reply): Promise<void> {
    await new TextStream(reply).follow((onText, signal) => this.writer.write(shop, wish, { onText, signal }));
  }

  @Post('plan')
  @HttpCode(200)
  @RateLimit(OFTEN)
  async plan(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() post: PlanPostDto,
  ): Promise<Answer<PostView>> {
    return new Answer(await this.posts.plan(viewer, shop, { ...post }), 'Beitrag geplant');
  }

  @Post('change')
  @HttpCode(200)
  async change(
    @CurrentShop() shop: Shop,
    @Body() { id, version, ...post }: ChangePostDto,
  ): Promise<Answer<PostView>> {
    return new Answer(await this.posts.change(shop, id, version, post), 'Beitrag gespeichert');
  }

  @Post('done')
  @HttpCode(200)
  done(@CurrentShop() shop: Shop, @Body() { id, version, done }: DonePostDto): Promise<PostView> {
    return this.posts.done(shop, id, version, done);
  }

  @Post('delete')
  @HttpCode(200)
  async delete(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: WhichPostDto,
  ): Promise<Answer<null>> {
    await this.posts.remove(viewer, shop, id);
    return new Answer(null, 'Beitrag gelöscht');
  }
}
