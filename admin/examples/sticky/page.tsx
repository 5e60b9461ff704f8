import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type CSSProperties } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/sticky.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { Find } from '../frame/find.tsx'
import { useWords } from '../frame/words.ts'
import { CITIES } from './cities.ts'
import './sticky.css'
import { useHeadHeight } from './use-head-height.ts'

/** R-14x: parts that stay at the top while the page scrolls. */
export const Component = () => {
  const say = useWords<typeof words>('sticky')
  const top = useHeadHeight()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const groups = Object.entries(CITIES)
    .map(([letter, cities]) => ({ letter, cities: cities.filter((names) => names.join(' ').toLowerCase().includes(wanted)) }))
    .filter(({ cities }) => cities.length > 0)
  const number = groups.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <Example name="sticky">
      <div className="sticky-list" style={{ '--sticky-top': `${top}px` } as CSSProperties}>
        <div className="sticky-bar">
          <Find label={say('keyword')} value={typed} set={setTyped} />
          <span className="kit-quiet" role="status">
            {say('found', { number })}
          </span>
        </div>
        {number === 0 && (
          <Outcome icon={<SearchOutlined />} title={<h2>{say('none')}</h2>} lead={say('noneLead')}>
            <Button onClick={() => setTyped('')}>{say('clear')}</Button>
          </Outcome>
        )}
        {groups.map(({ letter, cities }) => (
          <section key={letter} aria-labelledby={`sticky-${letter}`}>
            <h2 id={`sticky-${letter}`}>{letter}</h2>
            <ul>
              {cities.map(([chinese, english]) => (
                <li key={english}>
                  <span lang="zh-CN">{chinese}</span> <span className="kit-quiet">{english}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Example>
  )
}
