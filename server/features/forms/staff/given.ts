import { sql } from 'kysely'
import type { z } from 'zod'
import type { GivenAnswer, staffForms } from '../../../../contract/features/staff-forms.ts'
import { Problem } from '../../../../contract/errors.ts'
import type { Answer } from '../../../../contract/forms/answer.ts'
import { dayEnd, dayStart } from '../../../../contract/format/zone-time.ts'
import type { Context } from '../../../http/context.ts'
import { inLanguage } from '../../../language/localized.ts'
import { say } from '../../../language/words.ts'
import { isoTime } from '../../../crud/times.ts'
import { readByVersion } from '../reading.ts'

/** Selects the answers that the caller has given, outside the recycle bin. */
const ownAnswers = ({ db, caller }: Context) =>
  db.selectFrom('formAnswer').where('giverId', '=', caller.userId).where('formAnswer.deletionTime', 'is', null)

const withForms = (ctx: Context) =>
  ownAnswers(ctx)
    .innerJoin('form', 'form.id', 'formAnswer.formId')
    .select(['formAnswer.id', 'formId', 'form.title', 'form.titleEn', 'summary', 'formAnswer.creationTime', 'status'])

type Row = Awaited<ReturnType<ReturnType<typeof withForms>['execute']>>[number]

const given = ({ language }: Context, row: Row): GivenAnswer => ({
  id: row.id,
  formId: row.formId,
  title: inLanguage(row, 'title', language)!,
  summary: row.summary,
  creationTime: isoTime(row.creationTime),
  status: row.status,
})

type Asked = z.output<(typeof staffForms.getGiven)['input']>

/** A page of the answers that the caller has given, newest first; of some days if they are named. */
export async function givenAnswers(ctx: Context, { skipCount, maxResultCount, creationTimeStart: first, creationTimeEnd: last }: Asked) {
  const { timeZone } = ctx.settings
  const time = sql.ref<number>('formAnswer.creationTime')
  const from = first ? dayStart(first, timeZone) : 0
  const until = last ? dayEnd(last, timeZone) : Number.MAX_SAFE_INTEGER
  const { total } = await ownAnswers(ctx)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(time, '>=', from)
    .where(time, '<', until)
    .executeTakeFirstOrThrow()
  const page = withForms(ctx).where(time, '>=', from).where(time, '<', until)
  const rows = await page.orderBy('formAnswer.id', 'desc').limit(maxResultCount).offset(skipCount).execute()
  return { totalCount: Number(total), items: rows.map((row) => given(ctx, row)) }
}

/** One of these answers with the questions of its version. */
export async function givenSheet(ctx: Context, id: number) {
  const row = await withForms(ctx).select(['formVersion', 'answers']).where('formAnswer.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchAnswer(ctx, id)
  const items = await readByVersion(ctx, row, JSON.parse(row.answers) as Record<string, Answer>)
  return { ...given(ctx, row), items }
}

/** Refuses an answer that the caller has not given. */
export async function refuseOthers(ctx: Context, id: number): Promise<void> {
  if (!(await ownAnswers(ctx).select('formAnswer.id').where('formAnswer.id', '=', id).executeTakeFirst())) throw noSuchAnswer(ctx, id)
}

const noSuchAnswer = ({ language }: Context, id: number) =>
  new Problem('notFound', { values: { name: say(language, 'resources.formAnswer.name'), id } })
