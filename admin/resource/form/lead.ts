import type { FormInstance } from 'antd'
import type { FormValues } from './form-values.ts'

const REFUSED = '[aria-invalid=true]'

/**
 * Moves the focus to the first field with a complaint, in the order of the page, and to the refused part of a field with many. The field comes to the
 * middle of the window, so that neither it nor its complaint lies under the foot.
 */
export function leadToComplaint(form: FormInstance<FormValues>): void {
  const names = form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [String(name[0])] : []))
  // The parts of a field are marked when it is drawn again.
  requestAnimationFrame(() => requestAnimationFrame(() => lead(names)))
}

function lead(names: readonly string[]): void {
  const fields = names.flatMap((name) => document.getElementById(name) ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  if (!first) return
  showTabOf(first)
  requestAnimationFrame(() => goTo(first))
}

/** A complaint about the language out of sight shows that language. */
function showTabOf(field: HTMLElement): void {
  const panel = field.closest('[role=tabpanel][hidden]')
  if (panel) document.querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"]`)?.click()
}

function goTo(first: HTMLElement): void {
  const part = first.matches(REFUSED) ? first : (first.querySelector<HTMLElement>(REFUSED) ?? first)
  part.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'center' })
}
