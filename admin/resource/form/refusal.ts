import type { FormInstance } from 'antd'
import { notify } from '../../browser/notice.ts'
import { CallError } from '../../session/http.ts'
import type { FormValues } from './form-values.ts'

/**
 * Shows why the server refused a form: complaints about a field at the field, and all of it in a notice. Returns the complaints that belong to no
 * field (V-09).
 */
export function showRefusal(form: FormInstance<FormValues>, error: unknown): string[] {
  const failure = error instanceof CallError ? error : null
  // The dialog that asks for the password, or the login page, explains the end of a session.
  if (failure?.isEnded) return []
  announce(error, failure)
  return showComplaints(form, error)
}

/** Shows the complaints about fields at them; returns the others. */
export function showComplaints(form: FormInstance<FormValues>, error: unknown): string[] {
  const failure = error instanceof CallError ? error : null
  const fields = new Set(Object.keys(form.getFieldsValue(true) as FormValues))
  const others: string[] = []
  for (const { members, message } of failure?.body?.validationErrors ?? []) {
    const named = fieldsOf(members, fields)
    form.setFields(named.map((name) => ({ name, errors: [message] })))
    if (named.length === 0) others.push(message)
  }
  return others
}

/** The fields that a complaint is about; `skus.0.code` is about `skus`. */
const fieldsOf = (members: readonly string[], fields: ReadonlySet<string>): string[] =>
  [...new Set(members.map((member) => member.split('.')[0]!))].filter((name) => fields.has(name))

function announce(error: unknown, failure: CallError | null): void {
  const body = failure?.body
  notify({
    kind: 'error',
    text: failure?.message ?? String(error),
    details: body?.validationErrors ? null : (body?.details ?? null),
    seconds: body ? 10 : 5,
  })
}
