import { AimOutlined, EnvironmentOutlined, MinusOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import 'leaflet/dist/leaflet.css'
import { useMemo, useState } from 'react'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { words } from '../../../contract/words/zh-CN/examples/baidumap.ts'
import { pageData } from '../../browser/page-data.ts'
import { CALM, useMedia } from '../../browser/use-media.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { Find } from '../frame/find.tsx'
import { useWords } from '../frame/words.ts'
import { BaiduMap } from './baidu-map.tsx'
import './baidumap.css'
import { PLACES, type Place } from './plan.ts'
import { usePlan } from './use-plan.ts'

const LIBRARY = { name: 'Leaflet 1.9', licence: 'BSD-2-Clause', home: 'https://leafletjs.com' }

/** R-14l: a map with places to find. */
export const Component = () => {
  const say = useWords<typeof words>('baidumap')
  const language = currentLanguage()
  const isCalm = useMedia(CALM)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const pins = useMemo(
    () => PLACES.map(({ name, about, at }) => ({ name: wordsIn(name, language), about: wordsIn(about, language), at })),
    [language],
  )
  const { place, zoom, whole, show } = usePlan({ pins, isCalm, choose: setChosen })
  const wanted = typed.trim().toLowerCase()
  const found = pins.filter((_, at) => namesOf(PLACES[at]!).some((text) => text.toLowerCase().includes(wanted)))
  return (
    <Example name="baidumap" uses={[LIBRARY]}>
      <section className="kit-card">
        <div className="baidumap-sides">
          <div className="baidumap-list">
            <Find label={say('search')} value={typed} set={setTyped} enter={() => found[0] && show(found[0].name)} />
            <p className="kit-quiet" role="status">
              {say('found', { number: found.length })}
            </p>
            {found.length === 0 && <Outcome icon={<SearchOutlined />} title={<h2>{say('none')}</h2>} lead={say('noneLead')} />}
            <ul>
              {found.map(({ name, about }) => (
                <li key={name}>
                  <button type="button" aria-current={name === chosen || undefined} onClick={() => show(name)}>
                    <EnvironmentOutlined aria-hidden />
                    <span>
                      {name}
                      <span className="kit-quiet">{about}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div className="baidumap-frame">
            <div ref={place} className="baidumap-place" role="region" aria-label={say('map')} />
            <div className="baidumap-tools">
              <Button icon={<PlusOutlined />} aria-label={say('larger')} title={say('larger')} onClick={() => zoom(0.5)} />
              <Button icon={<MinusOutlined />} aria-label={say('smaller')} title={say('smaller')} onClick={() => zoom(-0.5)} />
              <Button icon={<AimOutlined />} aria-label={say('whole')} title={say('whole')} onClick={whole} />
            </div>
          </div>
        </div>
        <p className="kit-quiet">{say('own')}</p>
      </section>
      {pageData.baiduMapKey && <BaiduMap mapKey={pageData.baiduMapKey} />}
    </Example>
  )
}

/** The words by which a place is found: both languages, pinyin, and its initials. */
const namesOf = ({ name, about, pinyin }: Place): string[] => [
  ...name,
  ...about,
  pinyin,
  pinyin.replaceAll(' ', ''),
  pinyin
    .split(' ')
    .map((syllable) => syllable[0])
    .join(''),
]
