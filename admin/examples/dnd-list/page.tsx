import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/dnd-list.ts'
import { Board } from '../board/board.tsx'
import type { Lanes } from '../board/places.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'

const LIBRARY = { name: '@dnd-kit/dom 0.5', licence: 'MIT', home: 'https://dndkit.com' }
const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
type CardId = (typeof CARDS)[number]
const BEGINNING: Lanes = [
  { id: 'all', title: '', cards: CARDS.map((id) => ({ id, title: '' })) },
  { id: 'chosen', title: '', cards: [] },
]

/** R-14ae: articles are chosen from one list into another, and put in order there. */
export const Component = () => {
  const say = useWords<typeof words>('dnd-list')
  const [lanes, setLanes] = useState(BEGINNING)
  const named = lanes.map((lane) => ({
    ...lane,
    title: say(`lanes.${lane.id as 'all' | 'chosen'}`),
    cards: lane.cards.map(({ id }) => ({ id, title: say(`cards.${id as CardId}`) })),
  }))
  const chosen = named[1]!.cards
  return (
    <Example name="dnd-list" uses={[LIBRARY]}>
      <div className="kit-card">
        <Board label={say('label')} lanes={named} change={setLanes} />
      </div>
      <section className="kit-card">
        <h2>{say('result')}</h2>
        {chosen.length === 0 ? (
          <p className="kit-quiet">{say('nothing')}</p>
        ) : (
          <ol className="dnd-list-result">
            {chosen.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        )}
      </section>
    </Example>
  )
}
