import { Input } from 'antd'
import { useState } from 'react'
import { Part } from '../../resource/pieces/part.tsx'
import { useDesigner } from './use-designer.ts'
import { useWords } from './words.ts'

/** The key of a question. It counts when the field is left, so that conditions follow from one key to the next and not to each letter. */
export function KeyField({ id, value, issue }: { id: string; value: string; issue: string | undefined }) {
  const say = useWords()
  const designer = useDesigner()
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null && typed.trim() !== value) designer.rename(id, typed.trim())
    setTyped(null)
  }
  return (
    <Part label={say('key')} issue={issue} hint={say('keyHint')}>
      {(handed) => (
        <Input
          {...handed}
          maxLength={40}
          spellCheck={false}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onPressEnter={take}
        />
      )}
    </Part>
  )
}
