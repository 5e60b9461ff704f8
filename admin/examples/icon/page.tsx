import { SearchOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/icon.ts'
import { notify } from '../../browser/notice.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { Find } from '../frame/find.tsx'
import { useWords } from '../frame/words.ts'
import './icon.css'
import { STYLES, type Icon, type Style } from './icons.ts'
import { useIcons } from './use-icons.ts'

const LIBRARY = { name: '@ant-design/icons 6.3', licence: 'MIT', home: 'https://github.com/ant-design/ant-design-icons' }
/** So many are drawn at once. */
const STEP = 120

/** R-14g: all icons, found by their names in English, Chinese and pinyin. */
export const Component = () => {
  const say = useWords<typeof words>('icon')
  const [typed, setTyped] = useState('')
  const [style, setStyle] = useState<Style>('outlined')
  const [most, setMost] = useState(STEP)
  const icons = useIcons(typed, style)
  const search = (text: string) => {
    setTyped(text)
    setMost(STEP)
  }
  return (
    <Example name="icon" uses={[LIBRARY]}>
      <section className="kit-card">
        <div className="example-bar icon-bar">
          <Find label={say('keyword')} hint={say('hint')} value={typed} set={search} />
          <Segmented
            aria-label={say('style')}
            options={STYLES.map((value) => ({ value, label: say(`styles.${value}`) }))}
            value={style}
            onChange={setStyle}
          />
          <span className="kit-quiet" role="status">
            {say('found', { number: icons.length })}
          </span>
        </div>
        {icons.length === 0 ? (
          <Outcome icon={<SearchOutlined />} title={<h2>{say('none')}</h2>} lead={say('noneLead')}>
            <Button onClick={() => search('')}>{say('clear')}</Button>
          </Outcome>
        ) : (
          <ul className="icon-list">
            {icons.slice(0, most).map((icon) => (
              <li key={icon.name}>
                <IconButton icon={icon} label={say('copy')} said={say('copied', { name: icon.name })} />
              </li>
            ))}
          </ul>
        )}
        {icons.length > most && (
          <div className="icon-more">
            <Button onClick={() => setMost(most + STEP)}>{say('more', { number: Math.min(STEP, icons.length - most) })}</Button>
          </div>
        )}
      </section>
    </Example>
  )
}

function IconButton({ icon: { name, chinese, svg }, label, said }: { icon: Icon; label: string; said: string }) {
  const copy = () => void navigator.clipboard.writeText(name).then(() => notify({ kind: 'success', text: said, seconds: 2 }))
  return (
    <button type="button" className="icon-button" onClick={copy}>
      <span className="kit-hidden">{label} </span>
      {/* The pictures are files of the library, not somebody's text. */}
      <span className="icon-picture" aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
      <span className="icon-name">{name}</span>{' '}
      <span className="icon-chinese" lang="zh-CN">
        {chinese}
      </span>
    </button>
  )
}
