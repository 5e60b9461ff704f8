import { CheckCircleFilled, WarningFilled } from '@ant-design/icons'
import { problemWords } from './problem-words.ts'
import type { Problem } from './problems.ts'
import { useDesign, useDesigner, useLanguage, useProblems } from './use-designer.ts'
import { useWords } from './words.ts'

/** The complaints about the form; each leads to its part. The bar is one line tall until somebody opens it, so that nothing moves while they type. */
export function ProblemsBar({ lead }: { lead: () => void }) {
  const say = useWords()
  const problems = useProblems()
  if (problems.length === 0)
    return (
      <p className="designer-problems">
        <CheckCircleFilled aria-hidden className="designer-fine" /> {say('problems.none')}
      </p>
    )
  return (
    <details className="designer-problems">
      <summary>
        <WarningFilled aria-hidden className="designer-wrong" /> {say('problems.some', { number: problems.length })}
      </summary>
      <ul>
        {problems.map((problem, at) => (
          <li key={at}>
            <ProblemLink problem={problem} lead={lead} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ProblemLink({ problem, lead }: { problem: Problem; lead: () => void }) {
  const say = useWords()
  const designer = useDesigner()
  const language = useLanguage()
  const text = useDesign(({ now }) => problemWords(now.sketch, problem, { say, language }))
  const { id } = problem
  if (id === null) return text
  const go = () => {
    lead()
    designer.select(id)
    designer.open()
  }
  return (
    <button type="button" className="designer-problem" onClick={go}>
      {text}
    </button>
  )
}
