import type { CountedQuestion } from '../../../contract/features/form-answers.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAnswerWords } from '../forms/words.ts'
import { shareOf } from './shares.ts'

interface QuestionBarsProps {
  question: CountedQuestion
  /** The options that the list is narrowed to. */
  picked: readonly string[]
  press: (picked: string) => void
}

/** One question: each option is a bar of its share of those who answered, and a button. */
export function QuestionBars({ question: { key, label, answers, counts }, picked, press }: QuestionBarsProps) {
  const say = useAnswerWords()
  const heading = `answers-${key}`
  return (
    <div>
      <h3 id={heading} className="answer-question">
        {label} <span className="kit-hint">{say('answered', { number: answers })}</span>
      </h3>
      <ul className="answer-bars" aria-labelledby={heading}>
        {counts.map((option) => {
          const share = shareOf(option.count, answers, currentLanguage())
          return (
            <li key={option.value}>
              <button type="button" aria-pressed={picked.includes(option.picked)} onClick={() => press(option.picked)}>
                <span className="answer-option">{option.label}</span>{' '}
                <span className="answer-count">
                  {option.count} · {share.text}
                </span>
                <span className="answer-track">
                  <span style={{ inlineSize: share.width }} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
