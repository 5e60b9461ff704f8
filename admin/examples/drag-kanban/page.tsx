import { Button } from 'antd'
import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/drag-kanban.ts'
import { Board } from '../board/board.tsx'
import type { Lanes } from '../board/places.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'

const LIBRARY = { name: '@dnd-kit/dom 0.5', licence: 'MIT', home: 'https://dndkit.com' }
const LANES = ['todo', 'doing', 'done'] as const
const CARDS = ['spec', 'design', 'texts', 'photos', 'domain', 'launch'] as const
type CardId = (typeof CARDS)[number]
type LaneId = (typeof LANES)[number]
const BEGINNING: Lanes = LANES.map((id, at) => ({
  id,
  title: '',
  cards: CARDS.slice(at * 2, at * 2 + 2).map((card) => ({ id: card, title: '' })),
}))

/** R-14ad: a board with three lanes. */
export const Component = () => {
  const say = useWords<typeof words>('drag-kanban')
  const [lanes, setLanes] = useState(BEGINNING)
  const named = lanes.map((lane) => ({
    ...lane,
    title: say(`lanes.${lane.id as LaneId}`),
    cards: lane.cards.map(({ id }) => ({ id, title: say(`cards.${id as CardId}`) })),
  }))
  return (
    <Example name="drag-kanban" uses={[LIBRARY]}>
      <div className="kit-card">
        <Board label={say('label')} lanes={named} change={setLanes} />
        <div className="example-bar">
          <Button onClick={() => setLanes(BEGINNING)}>{say('reset')}</Button>
          {lanes.at(-1)!.cards.length === CARDS.length && <span>{say('full')}</span>}
        </div>
      </div>
    </Example>
  )
}
