import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, stamps } from './making.ts'

/** Organisation units, their roles and their members (E-02). */
export const organizationUnitTables = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('organizationUnit', {
      ...stamps,
      parentId: 'whole -> organizationUnit',
      displayName: 'text!',
      displayNameEn: 'text',
      headId: 'whole -> user',
      remark: 'text',
      sort: 'real',
    })
    await make.listIndex('organizationUnit', ['sort', 'id'])
    await make.listIndex('organizationUnit', ['id'])
    await make.listIndex('organizationUnit', ['creationTime', 'id'])
    await make.listIndex('organizationUnit', ['lastModificationTime', 'id'])
    await make.listIndex('organizationUnit', ['displayName text', 'id'])
    await make.listIndex('organizationUnit', ['displayNameEn text', 'id'])
    await make.listIndex('organizationUnit', ['parentId', 'sort', 'id'])
    await make.listIndex('organizationUnit', ['headId', 'sort', 'id'])
    await make.index('organizationUnit', ['parentId'])
    await make.index('organizationUnit', ['headId'])
    await make.keyedTable('organizationUnit_roleIds', { rowId: 'whole! -> organizationUnit', targetId: 'whole! -> role' }, [
      'rowId',
      'targetId',
    ])
    await make.index('organizationUnit_roleIds', ['targetId'])
    await make.keyedTable('user_unitIds', { rowId: 'whole! -> user', targetId: 'whole! -> organizationUnit' }, ['rowId', 'targetId'])
    await make.index('user_unitIds', ['targetId'])
  },
})
