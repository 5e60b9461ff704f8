import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, stamps } from './making.ts'

/** Tables for enquiries, counts of visits and redirects. */
export const visitors = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('enquiry', {
      ...stamps,
      name: 'text!',
      company: 'text',
      email: 'text',
      phone: 'text',
      productId: 'whole -> product',
      message: 'text!',
      language: 'text',
      status: 'text!',
      remark: 'text',
    })
    await make.table('redirect', {
      ...stamps,
      fromPath: 'text!',
      toPath: 'text!',
      isActive: 'whole!',
    })
    await make.uniqueText('redirect', 'fromPath')
    // Counts how often a page was requested on a day; no row is about a person.
    await make.keyedTable('visit', { day: 'text!', path: 'text!', language: 'text!', views: 'whole!' }, ['day', 'path', 'language'])
    await make.column('siteInfo', 'mapPicture', 'text')
  },
})
