import { Injectable, Logger } from '@nestjs/common';
import type { Viewer } from '../http/viewer.js';

type Part = (viewer: Viewer) => Promise<unknown>;

/** What stands around every page of somebody who is signed in: whoever knows a part of it registers it. */
@Injectable()
export class PageFrame {
  private readonly log = new Logger('Pages');
  private readonly parts = new Map<string, Part>();

  add(name: string, part: Part): void {
    this.parts.set(name, part);
  }

  /** A part that cannot be read is null: the page comes all the same, and asks for it again. */
  async of(viewer: Viewer): Promise<Record<string, unknown>> {
    const read = async ([name, part]: [string, Part]) => [name, await this.read(viewer, part)] as const;
    return Object.fromEntries(await Promise.all([...this.parts].map(read)));
  }

  private async read(viewer: Viewer, part: Part): Promise<unknown> {
    try {
      return await part(viewer);
    } catch (error) {
      this.log.warn(`The frame of a page is not whole: ${error}`);
      return null;
    }
  }
}
