import { z } from 'zod'
import { asksAnything, formDefinition } from '../../../contract/forms/definition.ts'
import type { Store } from '../../crud/store.ts'
import type { Mounted } from '../../http/handlers.ts'
import { publish } from '../../publishing/publishing.ts'
import { replaceCalls } from '../replace-calls.ts'

/** An unfinished form may ask nothing, and so may one that another program made; on the site it would be a button alone. The contact page has questions of its own. */
const NO_QUESTION = { code: 'custom' as const, path: ['steps'], message: '', input: undefined, params: { words: 'invalid.noQuestions' } }

/** The calls of forms that the derived ones cannot do: a draft may be unfinished, but none goes live, now or later, with questions that nobody could answer. */
export const formHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    publish: (input, ctx) =>
      publish(store, ctx, {
        ...input,
        refuse: async (_, row) => {
          const { error, data } = formDefinition.safeParse(row['definition'])
          const mayBeEmpty = input.id === ctx.settings.contactForm
          const issues = error?.issues ?? (mayBeEmpty || asksAnything(data!) ? [] : [NO_QUESTION])
          if (issues.length > 0) throw new z.ZodError(issues.map((issue) => ({ ...issue, path: ['definition', ...issue.path] })))
        },
      }),
  })
