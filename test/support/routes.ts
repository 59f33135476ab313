import { type INestApplication, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ROLES } from '../../src/auth/roles.decorator.js';
import { GUEST_ONLY } from '../../src/platform/http/guest-only.decorator.js';
import { PUBLIC } from '../../src/platform/http/public.decorator.js';
import type { Role } from '../../src/platform/http/viewer.js';
import { PAGE } from '../../src/platform/pages/page.decorator.js';

export interface Route {
  method: string;
  path: string;
  isPage: boolean;
  isPublic: boolean;
  guestOnly: boolean;
  roles: Role[] | null;
  /** `GET /app/dashboard`: how the tables of the tests name it. */
  name: string;
}

/** Every route of the running product, read from its controllers. */
export function routesOf(app: INestApplication): Route[] {
  const controllers = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .map(({ metatype }) => metatype as Type);
  return [...new Set(controllers)].flatMap(routesIn);
}

function routesIn(controller: Type): Route[] {
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller));
  return Object.getOwnPropertyNames(controller.prototype).flatMap((key) => {
    const handler = controller.prototype[key] as object;
    if (key === 'constructor' || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
    const paths: string | string[] = Reflect.getMetadata(PATH_METADATA, handler);
    return prefixes.flatMap((prefix) =>
      listOf(paths).map((own) => routeOf(controller, handler, pathOf(prefix, own))),
    );
  });
}

function routeOf(controller: Type, handler: object, path: string): Route {
  const says = <T>(key: string): T | undefined =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? 'GET';
  return {
    method,
    path,
    name: `${method} ${path}`,
    isPage: Reflect.getMetadata(PAGE, handler) === true,
    isPublic: says<boolean>(PUBLIC) ?? false,
    guestOnly: says<boolean>(GUEST_ONLY) ?? false,
    roles: says<Role[]>(ROLES) ?? null,
  };
}

const listOf = (paths: string | string[] | undefined): string[] => [paths ?? ''].flat();

const pathOf = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;
