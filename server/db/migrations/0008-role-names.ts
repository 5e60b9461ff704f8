import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** The names of the roles of A-06 until now, and their English names. */
const NAMES = [
  { name: 'admin', displayName: '管理员', displayNameEn: 'Administrator', description: '拥有全部权限', descriptionEn: 'May do everything' },
  {
    name: 'editor',
    displayName: '编辑',
    displayNameEn: 'Editor',
    description: '网站内容和产品',
    descriptionEn: 'The content of the site and the products',
  },
  { name: 'viewer', displayName: '访客', displayNameEn: 'Viewer', description: '只读', descriptionEn: 'Sees, and changes nothing' },
]

/** Roles get English names; a role that still has its first Chinese name gets the English one at once. */
export const roleNames = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const name of ['displayNameEn', 'descriptionEn']) await make.column('role', name, 'text')
    for (const { name, displayName, displayNameEn, description, descriptionEn } of NAMES) {
      const own = db.updateTable('role').where('name', '=', name)
      await own.set({ displayNameEn }).where('displayName', '=', displayName).execute()
      await own.set({ descriptionEn }).where('description', '=', description).execute()
    }
  },
})
