import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { Form, Select } from 'antd'
import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/drag-select.ts'
import { useSorting } from '../../browser/use-sorting.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './drag-select.css'

const LIBRARY = { name: '@dnd-kit/dom 0.5', licence: 'MIT', home: 'https://dndkit.com' }
const TAGS = ['camera', 'lens', 'light', 'sensor', 'robot', 'software', 'service'] as const
type Tag = (typeof TAGS)[number]

/** R-14ac: chosen tags that are put in order. */
export const Component = () => {
  const say = useWords<typeof words>('drag-select')
  const [chosen, setChosen] = useState<readonly Tag[]>(['lens', 'camera', 'light'])
  const list = useSorting<HTMLUListElement>({
    place: (tag, to) => setChosen((before) => before.filter((one) => one !== tag).toSpliced(to, 0, tag as Tag)),
    words: { instructions: say('hint'), position: (at, total) => say('position', { at, total }) },
  })
  const options = TAGS.filter((tag) => !chosen.includes(tag)).map((value) => ({ value, label: say(`tags.${value}`) }))
  return (
    <Example name="drag-select" uses={[LIBRARY]}>
      <section className="kit-card">
        <Form layout="vertical">
          <Form.Item label={say('choose')} htmlFor="drag-select-choice">
            <Select<Tag>
              id="drag-select-choice"
              showSearch={{ optionFilterProp: 'label' }}
              className="drag-select-choice"
              placeholder={say('choose')}
              options={options}
              value={null as unknown as Tag}
              onChange={(tag) => setChosen([...chosen, tag])}
            />
          </Form.Item>
        </Form>
        <h2>{say('chosen')}</h2>
        <p className="kit-hint">{say('hint')}</p>
        {chosen.length === 0 && <p className="kit-quiet">{say('none')}</p>}
        <ul ref={list} className="drag-select-tags" aria-label={say('chosen')}>
          {chosen.map((tag) => {
            const name = say(`tags.${tag}`)
            return (
              <li key={tag} data-sort={tag}>
                <button type="button" data-handle className="drag-select-handle" aria-label={say('move', { name })}>
                  <HolderOutlined />
                </button>
                <span>{name}</span>
                <button
                  type="button"
                  className="drag-select-remove"
                  aria-label={say('remove', { name })}
                  onClick={() => setChosen(chosen.filter((one) => one !== tag))}
                >
                  <CloseOutlined />
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    </Example>
  )
}
