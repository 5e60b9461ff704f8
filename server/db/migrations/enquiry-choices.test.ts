import { expect, test } from 'vitest'
import { olderDatabase } from '../../testing/older-database.ts'
import { eachEngine } from '../../testing/site.ts'

eachEngine('Enquiries from before their choices stood in their rows', (engine) => {
  const { run, rowsOf, update } = olderDatabase(engine, '0051')

  test('B-129d are found by what they chose: by the questions of their version, and not by the page’s own or by words', async () => {
    const questions = [
      { kind: 'choice', key: 'plan' },
      { kind: 'choices', key: 'days' },
      { kind: 'yesNo', key: 'urgent' },
      { kind: 'line', key: 'note' },
      { kind: 'choice', key: 'company' },
    ]
    const definition = JSON.stringify({ steps: [{ groups: [{ columns: 1, questions }] }] })
    const answers = JSON.stringify({ plan: 'now', days: ['mon', 'tue'], urgent: false, note: 'x', company: 'a' })
    await run(
      `insert into "form" ("title", "definition", "isOpen", "answerDays", "version", "creationTime") values ('f', '${definition}', 1, 0, 1, 0)`,
    )
    await run(
      `insert into "formSnapshot" ("rowId", "rowVersion", "validFrom", "creationTime", "title", "definition", "isOpen", "answerDays") values (1, 1, 0, 0, 'f', '${definition}', 1, 0)`,
    )
    for (const name of ['a', 'b'])
      await run(`insert into "enquiry" ("name", "message", "status", "version", "creationTime") values ('${name}', 'm', 'new', 1, 0)`)
    await run(`insert into "enquiryAnswer" ("enquiryId", "formId", "formVersion", "answers") values (1, 1, 1, '${answers}')`)
    await update()
    expect(await rowsOf(`select "picked" from "enquiry" order by "id"`)).toEqual([
      { picked: '["plan=now","days=mon","days=tue","urgent=false"]' },
      { picked: '[]' },
    ])
  })
})
