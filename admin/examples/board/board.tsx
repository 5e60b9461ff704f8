import { HolderOutlined } from '@ant-design/icons'
import { useId } from 'react'
import type { words as frameWords } from '../../../contract/words/zh-CN/examples/frame.ts'
import { useWords } from '../frame/words.ts'
import './board.css'
import type { Lanes } from './places.ts'
import { useBoard } from './use-board.ts'

interface BoardProps {
  label: string
  lanes: Lanes
  change: (lanes: Lanes) => void
}

/** Lanes with cards that are moved within a lane and between lanes. */
export function Board({ label, lanes, change }: BoardProps) {
  const say = useWords<typeof frameWords>('frame')
  const { board, held, target, said, press, keys } = useBoard(lanes, change)
  const hint = useId()
  return (
    <section aria-label={label}>
      <p id={hint} className="kit-hint">
        {say('board.hint')}
      </p>
      <div ref={board} className="board">
        {lanes.map(({ id: lane, title, cards }) => (
          <section key={lane} className="board-lane" data-lane={lane} aria-label={title}>
            <h2>
              {title} <span className="kit-quiet">{cards.length}</span>
            </h2>
            <ul data-over={target?.lane === lane || undefined}>
              {cards.map((card, at) => (
                <li
                  key={card.id}
                  data-dragged={card.id}
                  data-held={held === card.id || undefined}
                  data-line={lineAt(target, lane, at, cards.length) ?? undefined}
                >
                  <button
                    type="button"
                    data-handle={card.id}
                    className="board-handle"
                    aria-label={say('board.move', { title: card.title })}
                    aria-pressed={held === card.id}
                    aria-describedby={hint}
                    onClick={() => press(card.id)}
                    onKeyDown={(event) => keys(event, card.id)}
                  >
                    <HolderOutlined />
                  </button>
                  <span>{card.title}</span>
                </li>
              ))}
              {cards.length === 0 && <li className="board-empty kit-quiet">{say('board.empty')}</li>}
            </ul>
          </section>
        ))}
      </div>
      <p className="kit-quiet" role="status" aria-live="assertive">
        {said}
      </p>
    </section>
  )
}

/** The edge of a card at which a dragged one would go in. */
function lineAt(target: { lane: string; at: number } | null, lane: string, at: number, total: number): 'top' | 'bottom' | null {
  if (target?.lane !== lane) return null
  if (target.at === at) return 'top'
  return at === total - 1 && target.at >= total ? 'bottom' : null
}
