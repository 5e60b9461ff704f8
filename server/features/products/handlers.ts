import { Problem } from '../../../contract/errors.ts'
import { products } from '../../../contract/features/products.ts'
import { paramValues } from '../../../contract/resources/product-parts.ts'
import { missingParams } from '../../../contract/resources/required-params.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { inLanguage } from '../../language/localized.ts'
import { say } from '../../language/words.ts'
import { publish } from '../../publishing/publishing.ts'
import { templates } from '../portal/products/catalogue.ts'
import { replaceCalls, type RowValues } from '../replace-calls.ts'
import { editMany } from './edit-many.ts'

/** The calls of products that the derived ones cannot do: none goes live, now or later, without the parameters that its template requires. */
export const productHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> => ({
  ...replaceCalls(derived, {
    publish: (input, ctx) => publish(store, ctx, { ...input, refuse: refuseGaps }),
  }),
  editMany: handle(products.editMany, (input, ctx) =>
    editMany(store, ctx, input, (own, { id, version }) => publish(store, own, { id, version, refuse: refuseGaps })),
  ),
})

async function refuseGaps(ctx: Context, { specTemplateId, params }: RowValues) {
  if (typeof specTemplateId !== 'number') return
  // A template in the recycle bin asks for nothing.
  const groups = (await templates(ctx, [specTemplateId])).get(specTemplateId) ?? []
  const missing = missingParams(groups, paramValues.safeParse(params).data ?? {})
  if (missing.length === 0) return
  const names = missing.map((param) => inLanguage(param, 'name', ctx.language)).join(say(ctx.language, 'messages.comma'))
  throw new Problem('invalid', {
    words: 'problem.paramsMissing',
    values: { names },
    members: Object.fromEntries(missing.map(({ key }) => [`params.${key}`, 'invalid.beforePublishing'])),
  })
}
