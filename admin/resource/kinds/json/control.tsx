import { Input } from 'antd'
import { useState } from 'react'
import { inputSchema } from '../../../../contract/schema.ts'
import type { ControlProps } from '../props/control.ts'
import { useIssues } from '../../data/issues.ts'

/** JSON as text. What does not parse is handed on as the text it is, which the field's schema then refuses. */
export function JsonControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const issues = useIssues(inputSchema(field), value)
  const [text, setText] = useState(() => (typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2)))
  return (
    <>
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
      {[...issues]
        .filter(([place]) => place)
        .map(([place, message]) => (
          <div key={place} className="kit-issue">
            <code>{place}</code> {message}
          </div>
        ))}
    </>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
