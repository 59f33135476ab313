import type { ShopView, TeamShopView } from '../../../src/shop/restaurant/shop.view';
import { api, type CallOptions } from '../http/api';
import type { ApiResult } from '../http/api.types';
import { createStore, useStore } from './store';

export const shopState = createStore<TeamShopView | null>(null);
export const openState = createStore<boolean | null>(null);

export const useShop = (): TeamShopView | null => useStore(shopState, null);

/** Null until the server has said it. */
export const useIsShopOpen = (): boolean | null => useStore(openState, null);

export const loadShop = (options?: CallOptions): Promise<ApiResult<TeamShopView | null>> =>
  keeping(api.get<TeamShopView | null>('/api/shop/get', options));

export const createShop = (fields: object, options?: CallOptions): Promise<ApiResult<ShopView>> =>
  keeping(api.post<ShopView>('/api/shop/create', fields, options));

export const updateShop = (fields: object, options?: CallOptions): Promise<ApiResult<ShopView>> =>
  keeping(api.post<ShopView>('/api/shop/update', fields, options));

/** Replaces the stored design, and nothing else of the shop. */
export async function updateDesign(
  fields: object,
  options?: CallOptions,
): Promise<ApiResult<ShopView['design']>> {
  const answer = await api.post<ShopView['design']>('/api/shop/update/design', fields, options);
  const stored = shopState.get();
  if (answer.success && stored) shopState.set({ ...stored, design: answer.data });
  return answer;
}

export async function loadShopStatus(options?: CallOptions): Promise<void> {
  const answer = await api.get<{ isShopOpen: boolean }>('/api/shop/status', options);
  if (answer.success) openState.set(answer.data.isShopOpen);
}

export function forgetShop(): void {
  shopState.set(null);
  openState.set(null);
}

async function keeping<T extends TeamShopView | null>(asked: Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  const answer = await asked;
  if (answer.success) shopState.set(answer.data);
  return answer;
}
