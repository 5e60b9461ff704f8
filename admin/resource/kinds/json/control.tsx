import { Input } from 'antd'
import { inputSchema } from '../../../../contract/field-schema.ts'
import { useIssues } from '../../data/issues.ts'
import { useDraft } from '../../pieces/use-draft.ts'
import type { ControlProps } from '../props/control.ts'
import { parsed, textOf } from './text.ts'

/** JSON as text. A text that does not parse goes to the form as it is, and the field's schema refuses it there. */
export function JsonControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const issues = useIssues(inputSchema(field), value)
  const [text, write] = useDraft({ value, onChange, read: textOf, write: parsed })
  return (
    <>
      <Input.TextArea
        id={id}
        className="kit-code"
        autoSize={{ minRows: 6, maxRows: 24 }}
        spellCheck={false}
        value={text}
        onBlur={onBlur}
        onChange={(event) => write(event.target.value)}
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
