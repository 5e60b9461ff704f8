import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

// oxlint-disable-next-line no-explicit-any
type AnyDb = Kysely<any>

/** The kinds of questions that offer choices, and the keys of the contact page's own questions, as of this version. */
const OFFERING = ['choice', 'choices', 'yesNo', 'consent', 'dictionary']
const OWN = ['name', 'company', 'email', 'phone', 'message']

/** B-129d: the choices of an enquiry stand in its row, as those of an answer do, so that lists are narrowed by them. Those of before are read from the answers. */
export const enquiryChoices = (): Migration => ({
  async up(db) {
    await sql`alter table "enquiry" add column "picked" text not null default '[]'`.execute(db)
    for (const { enquiryId, answers, definition } of await given(db)) {
      const picked = chosen(JSON.parse(answers) as Given, JSON.parse(definition) as Form)
      if (picked.length > 0) await sql`update "enquiry" set "picked" = ${JSON.stringify(picked)} where "id" = ${enquiryId}`.execute(db)
    }
  },
})

type Given = Record<string, string | number | boolean | string[]>
interface Form {
  steps: { groups: { questions: { kind: string; key: string }[] }[] }[]
}

const given = async (db: AnyDb) =>
  (
    await sql<{ enquiryId: number; answers: string; definition: string }>`
      select a."enquiryId", a."answers", s."definition" from "enquiryAnswer" as a
      join "formSnapshot" as s on s."id" = (
        select max("id") from "formSnapshot" where "rowId" = a."formId" and "rowVersion" = a."formVersion")`.execute(db)
  ).rows

const chosen = (answers: Given, { steps }: Form): string[] =>
  steps
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .filter(({ kind, key }) => OFFERING.includes(kind) && !OWN.includes(key) && answers[key] !== undefined)
    .flatMap(({ key }) => [answers[key]!].flat().map((value) => `${key}=${String(value)}`.slice(0, 64)))
