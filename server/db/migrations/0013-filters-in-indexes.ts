import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { LISTS as AT_SIZE } from './0010-lists-at-size.ts'
import { LISTS as WITH_STATES } from './0011-states-in-rows.ts'
import { listIndexName, making, MOMENTS } from './making.ts'

/**
 * On PostgreSQL the indexes of large lists carry the values that filters check, as those on SQLite do (B-11): a page under a filter in another order is
 * then found without reading the rows.
 */
export const filtersInIndexes = (engine: Engine): Migration => ({
  async up(db) {
    if (engine === 'sqlite') return
    const make = making(db, engine)
    for (const [table, { orders, covered }] of Object.entries(AT_SIZE)) {
      const usual = WITH_STATES[table]?.order.join(', ')
      for (const words of orders) {
        const order = words.split(', ')
        const own = order.map((column) => column.split(' ')[0])
        const included = [...covered.filter((name) => !own.includes(name)), ...(words === usual ? MOMENTS : [])]
        if (included.length === 0) continue
        await make.dropIndex(listIndexName(table, order))
        await make.listIndex(table, order, { included })
      }
    }
  },
})
