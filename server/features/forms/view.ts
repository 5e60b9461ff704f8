import { asksAnything, formDefinition } from '../../../contract/forms/definition.ts'
import type { FormView } from '../../../contract/features/portal.ts'
import { Problem } from '../../../contract/errors.ts'
import { form } from '../../../contract/resources/form.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage, languageOf } from '../../language/localized.ts'
import { say } from '../../language/words.ts'
import { publishedRow, type Which } from '../../publishing/published.ts'
import { choicesOf } from './choices.ts'
import { isForVisitors, type IsFor } from './readers.ts'
import { liveVersion } from './versions.ts'

interface Asked extends Which {
  /** The row that questions about rows begin with. */
  product?: number | undefined
  isFor?: IsFor
}

/** A published form as its readers see it: visitors, if nothing else is said. A draft that is previewed may be unfinished; then it is refused with the first reason. */
export async function viewForm(
  ctx: Context,
  { product, isFor = isForVisitors, ...which }: Asked,
  previewId: number | null,
): Promise<FormView> {
  const row = await publishedRow(ctx, form, which, previewId)
  if (row.rowId !== previewId && !(await isFor(row, ctx))) throw noSuchForm(ctx, which)
  const { data: definition } = formDefinition.safeParse(row.definition)
  if (!definition) throw new Problem('rule', { words: 'problem.formUnfinished' })
  const isContact = row.rowId === ctx.settings.contactForm
  if (row.rowId !== previewId && !isContact && !asksAnything(definition)) throw noSuchForm(ctx, which)
  return {
    id: row.rowId,
    slug: row.slug,
    title: inLanguage(row, 'title', ctx.language)!,
    intro: inLanguage(row, 'intro', ctx.language),
    thanks: inLanguage(row, 'thanks', ctx.language),
    isOpen: row.isOpen ?? false,
    isContact,
    version: (await liveVersion(ctx, row.rowId)) ?? 0,
    definition,
    choices: await choicesOf(ctx, definition, product),
    language: languageOf(row, 'title', ctx.language),
    modified: new Date(row.modified).toISOString(),
    seoTitle: inLanguage(row, 'seoTitle', ctx.language),
    seoDescription: inLanguage(row, 'seoDescription', ctx.language),
  }
}

const noSuchForm = ({ language }: Context, { id, slug }: Which) =>
  new Problem('notFound', { values: { name: say(language, 'resources.form.name'), id: id ?? slug } })
