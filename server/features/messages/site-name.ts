import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

/** Returns the site's title in the language of the call: messages begin with it, so that people know who wrote. */
export async function siteName({ db, language }: Pick<Context, 'db' | 'language'>): Promise<string> {
  const row = await db
    .selectFrom('siteInfo')
    .select(['title', 'titleEn'])
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return (row && inLanguage(row, 'title', language)) ?? ''
}
