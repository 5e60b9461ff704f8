import { z } from 'zod'
import { formDefinition } from '../../../contract/forms/definition.ts'
import type { Store } from '../../crud/store.ts'
import type { Mounted } from '../../http/handlers.ts'
import { publish } from '../../publishing/publishing.ts'
import { replaceCalls } from '../replace-calls.ts'

/** The calls of forms that the derived ones cannot do: a draft may be unfinished, but none goes live, now or later, with questions that nobody could answer. */
export const formHandlers = (store: Store, derived: Record<string, Mounted>): Record<string, Mounted> =>
  replaceCalls(derived, {
    publish: (input, ctx) =>
      publish(store, ctx, {
        ...input,
        refuse: async (_, row) => {
          const { error } = formDefinition.safeParse(row['definition'])
          if (error) throw new z.ZodError(error.issues.map((issue) => ({ ...issue, path: ['definition', ...issue.path] })))
        },
      }),
  })
