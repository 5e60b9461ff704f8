import { z } from 'zod'
import { KB } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed } from '../field-schema.ts'
import { LIST_NAMES } from '../ignored.ts'
import { createdDays, filter, listOf, paging } from '../schema.ts'
import { ERROR_REPORT } from './browser-error-report.ts'

// B-75: the errors of all browsers, as the server keeps them.

const id = z.string().regex(/^[0-9a-f]{64}$/)
const moment = z.iso.datetime()
const { most } = ERROR_REPORT

const browserError = z.strictObject({
  id,
  message: z.string(),
  /** The first line of the stack, such as `save (/assets/form-Bx3.js:1:204)`; empty if none is of our own files. */
  place: z.string(),
  /** Lines like that. */
  stack: z.string(),
  /** The same of the components around the one that failed. */
  part: z.string(),
  /** `/user`; empty for an address that no screen and no page has. */
  screen: z.string(),
  /** `Chrome · Windows`; empty if unknown. */
  browser: z.string(),
  language: z.string(),
  /** The version of the program in which it happened. */
  version: z.string(),
  count: z.int(),
  firstTime: moment,
  lastTime: moment,
  resolvedTime: moment.nullable(),
  resolvedBy: z.string().nullable(),
  /** The version in which the same error was marked as resolved before. */
  resolvedIn: z.string().nullable(),
})
export type BrowserError = z.infer<typeof browserError>

export const browserErrors = {
  report: endpoint({
    path: ERROR_REPORT.path,
    access: 'anyone',
    effect: 'own',
    input: z.strictObject({
      message: z.string().max(most.message),
      stack: z.string().max(most.stack).default(''),
      /** The stack of components, or another hint at the place. */
      part: z.string().max(most.part).default(''),
      screen: z.string().max(most.screen).default(''),
      version: z.string().regex(/^[\w.+-]{1,64}$/),
    }),
    output: z.null(),
    budget: { bytes: 32 * KB, entries: 10, depth: 2 },
    summary: 'A browser tells of an error of the interface; nothing of the person is kept',
  }),
  all: endpoint({
    path: `${SERVICES}/BrowserError/GetAll`,
    access: { permit: 'BrowserError/View' },
    input: z.strictObject({
      ...paging,
      keyword: filter(composed.max(100)),
      state: filter(z.enum(['open', 'resolved'])),
      /** Of errors, the days on which they happened. */
      ...createdDays,
    }),
    ignored: LIST_NAMES,
    output: listOf(browserError),
    summary: 'The errors of all browsers, the latest first',
  }),
  resolve: endpoint({
    path: `${SERVICES}/BrowserError/Resolve`,
    access: { permit: 'BrowserError/Edit' },
    input: z.strictObject({ id, isResolved: z.boolean() }),
    output: z.null(),
    refusedInDemo: true,
    summary: 'Marks an error as resolved, or as open again',
  }),
}
