import { Input } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '../controls.tsx'

/** JSON as text. What does not parse is handed on as the text it is, which the field's schema then refuses. */
export function JsonControl({ id, value, onChange, onBlur }: ControlProps) {
  const [text, setText] = useState(() => (typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2)))
  return (
    <Input.TextArea
      id={id}
      className="kit-code"
      autoSize={{ minRows: 6, maxRows: 24 }}
      spellCheck={false}
      value={text}
      onBlur={onBlur}
      onChange={(event) => {
        setText(event.target.value)
        onChange?.(parsed(event.target.value))
      }}
    />
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
