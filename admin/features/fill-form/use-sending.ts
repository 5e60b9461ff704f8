import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffForms } from '../../../contract/features/staff-forms.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { Answers } from '../../../contract/forms/answer.ts'
import { sayPending } from '../../resource/data/pending-uploads.ts'
import { saveKey } from '../../resource/data/save-key.ts'
import { CallError } from '../../session/http.ts'
import { sendKeyed } from '../../session/session.ts'
import type { Refused } from '../form-look/use-look.ts'
import { fieldsOf, type StaffForm } from './staff-form.ts'

interface Sending {
  /** True while a file is on its way, which the form is not to be sent without. */
  waits: () => boolean
  done: (number: number) => void
}

/** Sends a form once, however often it is pressed and whichever reply is lost; keeps the complaints of the server, at questions and beside them. */
export function useSending({ id }: StaffForm, { waits, done }: Sending) {
  const client = useQueryClient()
  const [once] = useState(saveKey)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (answers: Answers) => {
    if (waits()) return sayPending()
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      const input = { id, fields: fieldsOf(answers) }
      const { number } = (await once((key) => sendKeyed(staffForms.answer, input, key))) as OutputOf<typeof staffForms.answer>
      void client.invalidateQueries({ queryKey: ['staffForm'] })
      done(number)
    } catch (error) {
      const problems = problemsIn(error)
      setRefused({ answers, problems })
      if (problems.size === 0) setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, refused, failure }
}

const problemsIn = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    ((error instanceof CallError && error.body?.validationErrors) || []).flatMap(({ members, message }) =>
      members.map((key): [string, string] => [key.split('.').at(-1)!, message]),
    ),
  )
