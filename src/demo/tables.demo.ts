import { Injectable } from '@nestjs/common';
import { newId } from '../shared/ids.js';
import { FloorPlans } from '../shop/table/plan/floor-plan.service.js';
import type { PlanSketch, TableSketch } from '../shop/table/plan/plan.types.js';
import { roomOf } from '../shop/table/plan/plan-edit.rules.js';

type Spot = [
  number: string,
  seats: number,
  x: number,
  y: number,
  width: number,
  height: number,
  round?: 'round',
  name?: string,
];

const INSIDE: Spot[] = [
  ['1', 4, 1, 2, 5, 6, undefined, 'Am Fenster'],
  ['2', 4, 8, 2, 5, 6],
  ['3', 4, 15, 2, 5, 6],
  ['4', 2, 1, 11, 5, 5, 'round'],
  ['5', 2, 8, 11, 5, 5, 'round'],
  ['6', 2, 15, 11, 5, 5, 'round'],
  ['7', 8, 24, 3, 13, 6, undefined, 'Lange Tafel'],
  ['8', 6, 24, 12, 6, 6],
  ['9', 6, 32, 12, 6, 6],
  ['10', 4, 4, 20, 8, 5, undefined, 'Bank'],
];
const OUTSIDE: Spot[] = [
  ['T1', 4, 2, 4, 6, 6, 'round'],
  ['T2', 4, 12, 4, 6, 6, 'round'],
  ['T3', 4, 22, 4, 6, 6, 'round'],
  ['T4', 2, 32, 4, 5, 5],
];

/** A dining room and a terrace, so that a trial has somewhere to sit. */
@Injectable()
export class TablesDemo {
  constructor(private readonly plans: FloorPlans) {}

  async furnish(shopId: string): Promise<void> {
    await this.plans.begin(shopId, planDemo());
  }
}

function planDemo(): PlanSketch {
  const [inside, outside] = [roomOf(newId(), 'Gastraum'), roomOf(newId(), 'Terrasse')];
  const tables = [
    ...INSIDE.map((spot) => tableAt(inside.id, spot)),
    ...OUTSIDE.map((spot) => tableAt(outside.id, spot)),
  ];
  return { rooms: [inside, outside], tables, askFirst: true, deposit: false };
}

const tableAt = (
  roomId: string,
  [number, seats, x, y, width, height, round, name = '']: Spot,
): TableSketch => ({ id: newId(), roomId, number, name, seats, shape: round ?? 'rect', x, y, width, height });
