import { Form, type FormInstance } from 'antd'
import i18next from 'i18next'
import { useEffect } from 'react'
import { notify } from '../../browser/notice.ts'

const pending = new WeakMap<FormInstance, Set<symbol>>()

/** tells the form around that something is being uploaded into it, so that it is not saved without it. */
export function usePendingUpload(isPending: boolean): void {
  // Outside of a form there is none.
  const form = Form.useFormInstance() as FormInstance | undefined
  useEffect(() => {
    if (!form || !isPending) return
    const mine = Symbol('upload')
    const all = pending.get(form) ?? new Set()
    pending.set(form, all.add(mine))
    return () => void all.delete(mine)
  }, [form, isPending])
}

/** true while something is being uploaded into this form, or has failed and waits for another try; says the prescribed words then. */
export function waitsForUploads(form: FormInstance): boolean {
  const waits = (pending.get(form)?.size ?? 0) > 0
  if (waits) sayPending()
  return waits
}

/** Says the prescribed words. */
export const sayPending = (): void => notify({ kind: 'warning', text: i18next.t('admin.upload.pending'), seconds: 10 })
