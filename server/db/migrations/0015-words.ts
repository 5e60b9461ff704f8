import type { Migration } from 'kysely/migration'

/** Entries of the menu under their names until now, in both languages, and their new ones. */
const ENTRIES = [
  { name: 'function', was: ['功能', 'Functions'], is: ['权限点', 'Permissions'] },
  { name: 'dictionary', was: ['字典', 'Dictionary'], is: ['数据字典', 'Dictionary'] },
] as const

/** Words that the program gave, and nobody changed, become the better ones: a role that only reads is no visitor of the site. */
export const words = (): Migration => ({
  async up(db) {
    await db.updateTable('role').set({ displayName: '只读用户' }).where('name', '=', 'viewer').where('displayName', '=', '访客').execute()
    for (const { name, was, is } of ENTRIES) {
      await db
        .updateTable('menu')
        .set({ text: is[0], textEn: is[1] })
        .where('name', '=', name)
        .where('text', '=', was[0])
        .where('textEn', '=', was[1])
        .execute()
    }
  },
})
