import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../contract/format/composing.ts'
import type { SearchEntry } from './entries.ts'
import { SearchOption } from './search-option.tsx'
import { useFound, useGo } from './use-search.ts'

/** A combobox with a list: the arrows select, Enter opens (WAI-ARIA, list autocomplete with manual selection). */
export function SearchBox({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<InputRef>(null)
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const { found, recent } = useFound(wanted)
  const go = useGo()
  const current = found[at]
  const idOf = (entry: SearchEntry) => `${id}-${entry.key}`

  // The dialog takes the focus itself when it opens, so the field takes it afterwards.
  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  function choose(entry: SearchEntry) {
    close()
    go(entry)
  }

  function keys(event: KeyboardEvent) {
    // The input method uses Enter and the arrows while it composes.
    if (isComposing(event.nativeEvent) || found.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && current) choose(current)
    else if (step) setAt((at + step + found.length) % found.length)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        role="combobox"
        aria-label={t('admin.bar.search.open')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? idOf(current) : undefined}
        placeholder={t('admin.bar.search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value)
          setAt(0)
        }}
        onKeyDown={keys}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('admin.bar.search.results')} className="search-list">
        {found.map((entry, index) => (
          <SearchOption
            key={entry.key}
            id={idOf(entry)}
            entry={entry}
            isCurrent={index === at}
            isRecent={wanted.trim() === '' && recent.includes(entry.key)}
            look={() => setAt(index)}
            choose={() => choose(entry)}
          />
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'shell-hidden' : 'search-none'}>
        {found.length > 0 ? t('admin.bar.search.count', { number: found.length }) : <None wanted={wanted.trim()} />}
      </p>
    </>
  )
}

const None = ({ wanted }: { wanted: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <strong>{t('admin.bar.search.none', { wanted })}</strong>
      <span>{t('admin.bar.search.noneLead')}</span>
    </>
  )
}
