import { Injectable, Logger } from '@nestjs/common';
import type { Viewer } from '../http/viewer.js';

type Part = (viewer: Viewer) => Promise<unknown>;

/** The pages that bring it: those at these addresses, all of them, or the first that somebody opens. */
type Pages = readonly string[] | 'every' | 'first';

interface Known {
  read: Part;
  on: Pages;
}

/** What stands around every page of somebody who is signed in: whoever knows a part of it registers it. */
@Injectable()
export class PageFrame {
  private readonly log = new Logger('Pages');
  private readonly parts = new Map<string, Known>();

  add(name: string, read: Part, on: Pages = 'first'): void {
    this.parts.set(name, { read, on });
  }

  /**
   * The browser keeps what came with its first page and hears what changes, so a click asks only for what its own page brings.
   * A part that cannot be read is null: the page comes all the same, and asks for it again.
   */
  async of(viewer: Viewer, { path, isFirst }: { path: string; isFirst: boolean }): Promise<object> {
    const comes = (on: Pages) => on === 'every' || (on === 'first' ? isFirst : on.includes(path));
    const wanted = [...this.parts].filter(([, { on }]) => comes(on));
    const read = async ([name, part]: [string, Known]) => [name, await this.read(viewer, part.read)] as const;
    return Object.fromEntries(await Promise.all(wanted.map(read)));
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
