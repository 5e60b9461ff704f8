import { SearchOutlined } from '@ant-design/icons'
// The entry of the package brings areas and passwords along.
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { ClearIcon } from '../pieces/clear-icon.tsx'

interface KeywordProps {
  label: string
  value: string
  set: (value: string) => void
}

/** Searches on Enter; the arrow down leads on to the first row. A keyword that comes into the address by another way replaces the text. */
export function Keyword({ label, value, set }: KeywordProps) {
  const [written, setWritten] = useState({ of: value, text: value })
  if (written.of !== value) setWritten({ of: value, text: value })
  return (
    <Input
      allowClear={{ clearIcon: <ClearIcon /> }}
      prefix={<SearchOutlined aria-hidden />}
      className="kit-keyword"
      type="search"
      maxLength={100}
      value={written.text}
      placeholder={label}
      aria-label={label}
      onChange={(event) => setWritten({ of: value, text: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && leadToRows(event.currentTarget)) event.preventDefault()
      }}
      onPressEnter={() => set(written.text.trim())}
      onClear={() => set('')}
    />
  )
}

/** Moves the focus to the first row of the list around the box; false while there is none. */
function leadToRows(box: HTMLElement): boolean {
  const row = box.closest('.kit-card')?.querySelector<HTMLElement>('.kit-title')
  row?.focus()
  return row !== null && row !== undefined
}
