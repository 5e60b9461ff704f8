import type { FailedCall } from './failed-call.ts'

// The forms of the public pages work without a script: a page takes what was posted to it, and shows it again if it is refused.

/** A complaint about a field of a form. */
export interface Complaint<F extends string = string> {
  field: F
  message: string
}

/** The texts of all fields of a name. Browsers send a line break as two characters, but count it as a single one. */
export const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\r\n', '\n')] : []))

/** The text of a field; empty if there is none. */
export const textOf = (form: FormData, name: string): string => textsOf(form, name)[0] ?? ''

/** The complaints of a refused call about these fields of a form. */
export const complaintsOf = <F extends string>({ body }: FailedCall, fields: readonly F[]): Complaint<F>[] =>
  (body?.validationErrors ?? []).flatMap(({ members, message }) => {
    const field = fields.find((one) => members.includes(one))
    return field === undefined ? [] : [{ field, message }]
  })
