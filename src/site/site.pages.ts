import { Controller } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import { Public } from '../platform/http/public.decorator.js';
import { Page } from '../platform/pages/page.decorator.js';
import { CompanyFacts } from './company.js';
import type { CompanyPage, HomePage } from './site.view.js';

@Public()
@Controller()
export class SitePages {
  constructor(
    private readonly facts: CompanyFacts,
    private readonly env: Env,
  ) {}

  @Page(['/', '/alternative-zu-lieferando', '/online-shop-restaurant-software'])
  marketing(): HomePage {
    return { demo: this.env.SEED_DEMO };
  }

  @Page(['/imprint', '/privacy', '/agb', '/kontakt'])
  company(): CompanyPage {
    return { company: this.facts.company };
  }
}
