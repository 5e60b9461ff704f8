import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

const ORDERS = [
  'id',
  'creationTime, id',
  'lastModificationTime, id',
  'userName text, id',
  'name text, id',
  'emailAddress text, id',
  'lastLoginTime, id',
]
const LINKS = ['user_roleIds', 'user_unitIds', 'organizationUnit_roleIds']

/**
 * Users are a large resource (B-84): each order of their list has an index, which also tells if they may sign in, and parts of names and numbers are found by pairs
 * of letters. From a role or a unit an index alone leads to those who hold it.
 */
export const peopleAtSize = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const order of ORDERS) await make.listIndex('user', order.split(', '), { covered: ['isActive'], included: ['isActive'] })
    await make.listIndex('user', ['isActive', 'id'])
    await make.listIndex('user', ['id desc'], { bin: true })
    await make.pairTable('user')
    for (const table of LINKS) {
      await make.dropIndex(`${table}_targetId_index`)
      await make.index(table, ['targetId', 'rowId'])
    }
  },
})
