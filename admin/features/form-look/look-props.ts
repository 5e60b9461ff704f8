import type { ReactNode } from 'react'
import type { Answer } from '../../../contract/forms/answer.ts'
import type { AskedQuestion } from '../../../contract/forms/questions.ts'
import type { Language } from '../../../contract/languages.ts'

/** The attributes that connect a control with its complaint and its help. */
interface Handed {
  status?: 'error'
  'aria-invalid'?: true
  'aria-describedby'?: string
  'aria-required'?: true
}

export interface LookInputProps<Q extends AskedQuestion = AskedQuestion> {
  id: string
  question: Q
  value: Answer | undefined
  label: ReactNode
  language: Language
  handed: Handed
  set: (value: Answer | null) => void
}
