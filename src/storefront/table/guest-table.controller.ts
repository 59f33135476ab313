import { Body, Get, Ip, Param, Res } from '@nestjs/common';
import { ApiParam, ApiProduces } from '@nestjs/swagger';
import type { Reply } from '../../platform/http/request.js';
import { LiveStreams } from '../../platform/live/live.streams.js';
import type { Language } from '../../shared/voice.types.js';
import { GuestAction, GuestCalls } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { Lang } from '../words/lang.decorator.js';
import { GuestTables } from './guest-tables.service.js';
import { CallTableDto, JoinTableDto } from './table.dto.js';
import type { GuestTableView, JoinedView, SittingView } from './table.view.js';

/** Whoever holds the code of a table sits at it; what they see there their own secret opens. */
@GuestCalls('api/storefront/:slug/table/:code')
export class GuestTableController {
  constructor(
    private readonly tables: GuestTables,
    private readonly streams: LiveStreams,
  ) {}

  @GuestAction('join', 200, 120)
  join(
    @GuestShop() shop: OpenShop,
    @Param('code') code: string,
    @Body() body: JoinTableDto,
    @Ip() ip: string,
    @Lang() lang: Language,
  ): Promise<JoinedView> {
    return this.tables.join(shop, code, body, { ip, lang });
  }

  @GuestAction('call', 200, 120)
  @ApiParam({ name: 'code', type: String })
  call(
    @GuestShop() shop: OpenShop,
    @Body() body: CallTableDto,
    @Lang() lang: Language,
  ): Promise<GuestTableView> {
    return this.tables.call(shop, body, lang);
  }

  @Get(':guest')
  @ApiParam({ name: 'code', type: String })
  view(
    @GuestShop() shop: OpenShop,
    @Param('guest') guest: string,
    @Lang() lang: Language,
  ): Promise<GuestTableView> {
    return this.tables.view(shop, guest, lang);
  }

  /** Asked by a browser that knows its guest from another code, before it takes them over to this one. */
  @Get(':guest/here')
  sitsAt(
    @GuestShop() shop: OpenShop,
    @Param('code') code: string,
    @Param('guest') guest: string,
    @Ip() ip: string,
  ): Promise<SittingView> {
    return this.tables.sitsAt(shop, code, guest, ip);
  }

  @Get(':guest/live')
  @ApiProduces('text/event-stream')
  @ApiParam({ name: 'code', type: String })
  async live(
    @GuestShop() shop: OpenShop,
    @Param('guest') guest: string,
    @Ip() address: string,
    @Res() reply: Reply,
  ): Promise<void> {
    const { guestId, events } = await this.tables.follow(shop, guest);
    await this.streams.start({ owner: `table ${guestId}`, address, isGuest: true }, reply, events);
  }
}
