import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

/** E-07: the settings that somebody has changed; `value` is JSON, or sealed for a secret, and null after a reset. */
export const siteSettingTable = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('siteSetting', {
      name: 'text!',
      value: 'text',
      version: 'whole!',
      lastModificationTime: 'whole!',
      lastModifierUserId: 'whole',
    })
    await make.uniqueText('siteSetting', 'name', false)
  },
})
