import { emptyForm } from '../../contract/forms/empty.ts'
import type { Db } from '../db/engine.ts'
import { writeSetting } from '../features/settings/write.ts'
import { addRow, seedContext, type SeedPlace } from './rows/add-row.ts'

/** Each site gets its contact form once: if somebody takes it out of the settings later, it stays out. */
const OFFERED = 'contactFormOffered'

/** B-129a: gives the contact page a form without questions, on the site and named by the settings, unless they name one. */
export async function offerContactForm(place: SeedPlace, now: number): Promise<void> {
  const { db } = place
  const first = await db
    .insertInto('setting')
    .values({ name: OFFERED, value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (first.numInsertedOrUpdatedRows !== 1n || (await namesForm(db))) return
  const values = { title: '联系我们', titleEn: 'Contact us', definition: emptyForm() }
  const id = await addRow(place, { name: 'form', values, at: now, from: now })
  await writeSetting(seedContext(place, now), { name: 'contactForm', stored: JSON.stringify(id), before: null, after: id })
}

/** True if the settings name a form that is there. */
async function namesForm(db: Db): Promise<boolean> {
  const setting = await db.selectFrom('siteSetting').select('value').where('name', '=', 'contactForm').executeTakeFirst()
  const id = Number(JSON.parse(setting?.value ?? 'null'))
  return (await db.selectFrom('form').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
