import { textIn } from '../../../contract/forms/text-in.ts'
import type { AskedQuestion } from '../../../contract/forms/questions.ts'
import type { Language } from '../../../contract/languages.ts'
import type { PortalWords } from '../../text/words.ts'
import { useQuestionId } from './form-place.ts'

interface Box {
  value: string
  label: string
}

/** The boxes of a question whose options all stand on the page; null for any other question. */
export function boxesOf(question: AskedQuestion, words: PortalWords, language: Language): Box[] | null {
  if (question.kind === 'yesNo')
    return [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ]
  const hasBoxes = question.kind === 'choices' || (question.kind === 'choice' && question.look === 'buttons')
  return hasBoxes ? question.options.map(({ value, label, labelEn }) => ({ value, label: textIn(label, labelEn, language) })) : null
}

interface BoxesProps {
  name: string
  boxes: Box[]
  texts: readonly string[]
  type: 'radio' | 'checkbox'
  isRequired: boolean
}

/** The first box has the id to which a complaint leads. Of a list of boxes the browser cannot require one. */
export function Boxes({ name, boxes, texts, type, isRequired }: BoxesProps) {
  const questionId = useQuestionId()
  return (
    <div className="boxes">
      {boxes.map(({ value, label }, index) => (
        <label key={value} className="box">
          <input
            id={index === 0 ? questionId(name) : undefined}
            type={type}
            name={name}
            value={value}
            defaultChecked={texts.includes(value)}
            required={isRequired && type === 'radio'}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
