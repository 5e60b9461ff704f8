import { useState } from 'react'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { session } from '../../session/session.ts'
import { keptName, OWN_FORM, readKept } from '../form-designer/kept-form.ts'

/** The form that this person has made on /form-generator in this browser; null if it has no questions. */
export function useOwnForm(): FormDefinition | null {
  const [own] = useState(() => {
    const kept = readKept(localStorage.getItem(keptName(session.state.userid, OWN_FORM)))
    return kept && questionsOf(kept.definition).length > 0 ? kept.definition : null
  })
  return own
}
