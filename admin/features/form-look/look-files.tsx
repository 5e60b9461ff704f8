import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import { DropBox } from '../../resource/pieces/drop-box.tsx'
import type { LookInputProps } from './look-props.ts'
import { sayIn } from './look-words.ts'

const ACCEPTED = { pictures: 'image/*', documents: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv', any: undefined } as const

const MEGABYTE = 1024 * 1024

/** Files that are chosen, but not sent: each stands in the answers with an address as uploads have. */
export function LookFiles({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'file'>>) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [refused, setRefused] = useState<readonly string[]>([])
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const take = (files: File[]) => {
    const fits = ({ size }: File) => size <= question.megabytes * MEGABYTE
    setRefused(files.filter((file) => !fits(file)).map(({ name }) => name))
    const added = files.filter(fits).map(({ name }) => [`/media/${crypto.randomUUID().replaceAll('-', '')}`, name] as const)
    setNames(new Map([...names, ...added]))
    set([...chosen, ...added.map(([address]) => address)])
  }
  const remove = (address: string) => set(chosen.filter((one) => one !== address))
  return (
    <div className="look-files" aria-describedby={handed['aria-describedby']}>
      <DropBox
        id={id}
        accept={ACCEPTED[question.types]}
        multiple={question.most > 1}
        disabled={false}
        className="kit-upload-line"
        take={take}
      >
        <span>
          <UploadOutlined aria-hidden /> {sayIn(language, 'files')}
        </span>
      </DropBox>
      <p className="look-help">{sayIn(language, 'fileHint', { most: question.most, megabytes: question.megabytes })}</p>
      {refused.length > 0 && (
        <p className="kit-issue" role="alert">
          {sayIn(language, 'fileTooLarge', { names: refused.join(', '), megabytes: question.megabytes })}
        </p>
      )}
      <ul>
        {chosen.map((address) => (
          <li key={address}>
            {names.get(address)}
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={sayIn(language, 'removeFile', { name: names.get(address) })}
              onClick={() => remove(address)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
