import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RawAnswer } from '../../platform/http/answer.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { DishTexts } from './dish-texts.service.js';
import { PictureTexts } from './picture-texts.service.js';
import { goneOf, TextStream } from './text-stream.js';
import { TextWriter } from './text-writer.service.js';
import { GenerateAltDto, GenerateTextDto } from './texts.dto.js';
import type { TextsState } from './texts.view.js';

const OFTEN = { points: 60, seconds: 60, by: 'user' } as const;

@ApiTags('media')
@Roles('owner', 'manager')
@Controller('api/media')
export class TextsController {
  constructor(
    private readonly dishes: DishTexts,
    private readonly pictures: PictureTexts,
    private readonly writer: TextWriter,
  ) {}

  @Get('texts')
  state(@CurrentShop() shop: Shop): Promise<TextsState> {
    return this.writer.state(shop);
  }

  @Post('generateText')
  @HttpCode(200)
  @RateLimit(OFTEN)
  async generate(
    @CurrentShop() shop: Shop,
    @Body() { prompt, productId }: GenerateTextDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<RawAnswer<{ success: true; message: string; leftOut: string[] }>> {
    const signal = goneOf(reply);
    const { text, leftOut } = await this.dishes.describe(shop, { prompt, productId }, { signal });
    return new RawAnswer({ success: true, message: text, leftOut });
  }

  @Post('generateText/stream')
  @HttpCode(200)
  @RateLimit(OFTEN)
  @OwnIdempotency()
  @ApiOperation({ summary: 'Derselbe Text, während er entsteht, als Event-Stream' })
  @ApiProduces('text/event-stream')
  async stream(
    @CurrentShop() shop: Shop,
    @Body() { prompt, productId }: GenerateTextDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const stream = new TextStream(reply);
    await stream.follow((onText, signal) =>
      this.dishes.describe(shop, { prompt, productId }, { onText, signal }),
    );
  }

  @Post('generateAlt/stream')
  @HttpCode(200)
  @RateLimit(OFTEN)
  @OwnIdempotency()
  @ApiOperation({ summary: 'Was auf einem Bild zu sehen ist, während es entsteht, als Event-Stream' })
  @ApiProduces('text/event-stream')
  async describePicture(
    @CurrentShop() shop: Shop,
    @Body() { id }: GenerateAltDto,
    @Res() reply: Reply,
  ): Promise<void> {
    await new TextStream(reply).follow((onText, signal) =>
      this.pictures.describe(shop, id, { onText, signal }),
    );
  }
}
