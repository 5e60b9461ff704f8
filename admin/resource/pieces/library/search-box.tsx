import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useState } from 'react'

/** A search starts this long after the last key. */
const SETTLED_MS = 250

/** Searches while people write; Enter does not wait. */
export function SearchBox({ label, value, set }: { label: string; value: string; set: (value: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => set(text.trim()), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, set])
  return (
    <Input
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={() => set(text.trim())}
    />
  )
}
