import type { QuestionKind } from '../../../contract/forms/questions.ts'
import { KindIcon } from './kind-icon.tsx'
import { KIND_GROUPS } from './kinds.ts'
import { useActs } from './use-acts.ts'
import { NEW } from './use-dragging.ts'
import { useWords } from './words.ts'

const GROUPS = Object.keys(KIND_GROUPS) as (keyof typeof KIND_GROUPS)[]

/** The kinds of questions: a click adds one behind the selected part, and dragging puts it where it is dropped. */
export function Palette({ added }: { added?: () => void }) {
  const say = useWords()
  const acts = useActs()
  const add = (kind: QuestionKind) => {
    acts.add(kind)
    added?.()
  }
  return (
    <nav className="designer-palette" aria-label={say('palette')}>
      {GROUPS.map((group) => (
        <section key={group} aria-label={say(`kindGroups.${group}`)}>
          <h2>{say(`kindGroups.${group}`)}</h2>
          <ul>
            {KIND_GROUPS[group].map((kind) => (
              <li key={kind} data-dragged={NEW + kind}>
                <button type="button" data-handle={NEW + kind} data-pressed onClick={() => add(kind)}>
                  <KindIcon kind={kind} /> {say(`kinds.${kind}`)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="kit-hint">{say('addLead')}</p>
    </nav>
  )
}
