import type { Db } from '../db/engine.ts'

/** The menu entries, each with the permit that opens it; null opens it to everybody. */
export const menuRows = (db: Db) =>
  db
    .selectFrom('menu')
    .leftJoin('function', 'function.id', 'menu.functionId')
    .select([
      'menu.id',
      'menu.pid',
      'menu.tag',
      'menu.text',
      'menu.textEn',
      'menu.name',
      'menu.url',
      'menu.webIcon',
      'menu.hidden',
      'menu.sort',
      'function.name as permit',
    ])
    .where('menu.deletionTime', 'is', null)
