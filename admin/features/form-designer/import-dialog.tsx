import { FileAddOutlined } from '@ant-design/icons'
import { Alert, Input, Modal } from 'antd'
import { useState } from 'react'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { DropBox } from '../../resource/pieces/drop-box.tsx'
import { imported, MOST_BYTES, type ImportProblem } from './exchange.ts'
import { useActs } from './use-acts.ts'
import { useDesigner, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

/** Takes a form from a file or from pasted text. What cannot be read leaves the present form as it is. */
export default function ImportDialog({ close }: { close: () => void }) {
  const say = useWords()
  const designer = useDesigner()
  const acts = useActs()
  const language = useLanguage()
  useFocusBack()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])

  function take(given: string) {
    const form = imported(given, language)
    if (Array.isArray(form)) return setProblems(form)
    designer.replace(form, false)
    acts.offerUndo(say('importing.done'))
    close()
  }
  async function read([file]: File[]) {
    if (!file) return
    if (file.size > MOST_BYTES)
      return setProblems([{ place: '', message: say('importing.tooLarge', { megabytes: MOST_BYTES / 1024 / 1024 }) }])
    try {
      take(await file.text())
    } catch {
      setProblems([{ place: '', message: say('importing.unreadable') }])
    }
  }
  const write = (next: string) => {
    setText(next)
    setProblems([])
  }
  return (
    <Modal
      open
      width={640}
      title={say('importing.title')}
      okText={say('importing.ok')}
      okButtonProps={{ disabled: text.trim() === '' }}
      onOk={() => take(text)}
      onCancel={close}
    >
      <p className="kit-quiet">{say('importing.lead')}</p>
      <DropBox accept=".json,application/json" disabled={false} className="kit-upload-line" take={(files) => void read(files)}>
        <span>
          <FileAddOutlined aria-hidden /> {say('importing.drop')}
        </span>
      </DropBox>
      <label className="designer-paste">
        <span className="kit-part-label">{say('importing.paste')}</span>
        <Input.TextArea rows={6} spellCheck={false} value={text} onChange={({ target }) => write(target.value)} />
      </label>
      {problems.length > 0 && <Refused problems={problems} />}
    </Modal>
  )
}

/** As many as a dialog has room for. */
const MOST_SHOWN = 8

function Refused({ problems }: { problems: readonly ImportProblem[] }) {
  const say = useWords()
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={say('importing.refused')}
      description={
        <ul className="designer-refused">
          {problems.slice(0, MOST_SHOWN).map(({ place, message }, at) => (
            <li key={at}>
              {place && <code>{place}</code>} {message}
            </li>
          ))}
          {problems.length > MOST_SHOWN && <li>{say('importing.more', { number: problems.length - MOST_SHOWN })}</li>}
        </ul>
      }
    />
  )
}
