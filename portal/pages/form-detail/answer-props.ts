import type { AskedQuestion } from '../../../contract/forms/questions.ts'
import type { ControlProps } from '../forms/form-field.tsx'

/** The properties that the control of each question gets. */
export interface AnswerProps<Q extends AskedQuestion = AskedQuestion> {
  question: Q
  told: ControlProps
  /** The texts that it begins with. */
  texts: readonly string[]
  isRequired: boolean
}
