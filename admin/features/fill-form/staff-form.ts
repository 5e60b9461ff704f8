import type { OutputOf } from '../../../contract/endpoint.ts'
import type { staffForms } from '../../../contract/features/staff-forms.ts'
import type { Answer, Answers } from '../../../contract/forms/answer.ts'

/** A form as staff fill it in. */
export type StaffForm = OutputOf<typeof staffForms.get>

/** The answers as the fields of a form, which is how the server takes them from everybody. */
export const fieldsOf = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, textsOf(answer)]))

const textsOf = (answer: Answer): string[] => (typeof answer === 'object' ? [...answer] : [String(answer)])
