import { Input, Modal } from 'antd'
import { useState } from 'react'
import type { FormOption } from '../../../contract/forms/questions.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { MOST_OPTIONS, readOptions } from './pasted-options.ts'
import { useWords } from './words.ts'

interface PasteDialogProps {
  options: readonly FormOption[]
  add: (options: FormOption[]) => void
  close: () => void
}

/** Adds pasted lines as options. */
export default function PasteDialog({ options, add, close }: PasteDialogProps) {
  const say = useWords()
  useFocusBack()
  const [text, setText] = useState('')
  const read = readOptions(text, options)
  const take = () => {
    add(read.options)
    close()
  }
  return (
    <Modal
      open
      title={say('options.pasteTitle')}
      okText={say('options.pasteOk', { number: read.options.length })}
      okButtonProps={{ disabled: read.options.length === 0 }}
      onOk={take}
      onCancel={close}
    >
      <p className="kit-quiet">{say('options.pasteLead')}</p>
      <Input.TextArea
        autoFocus
        rows={8}
        aria-label={say('options.pasteLines')}
        placeholder={say('options.pasteExample')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="kit-quiet">
        {text.trim() !== '' && read.options.length + read.beyond === 0 && say('options.pasteNone')}
        {read.twice > 0 && ` ${say('options.pasteTwice', { number: read.twice })}`}
      </p>
      {read.beyond > 0 && (
        <p role="alert" className="kit-issue">
          {say('options.pasteBeyond', { number: read.beyond, most: MOST_OPTIONS })}
        </p>
      )}
    </Modal>
  )
}
