import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import { DropBox } from '../../resource/pieces/drop-box.tsx'
import { useLatest } from '../../browser/use-latest.ts'
import { usePendingUpload } from '../../resource/data/pending-uploads.ts'
import type { LookInputProps } from './look-props.ts'
import { useLookSource, type ChosenFile } from './look-source.ts'
import { sayIn } from './look-words.ts'

const ACCEPTED = { pictures: 'image/*', documents: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv', any: undefined } as const

const MEGABYTE = 1024 * 1024

/** Files, each of which stands in the answers with an address as uploads have. A preview sends none. */
export function LookFiles({ id, question, value, language, handed, set }: LookInputProps<QuestionOf<'file'>>) {
  const source = useLookSource()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(source?.names ?? new Map())
  const [refused, setRefused] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [percent, setPercent] = useState<number | null>(null)
  usePendingUpload(percent !== null)
  const chosen = Array.isArray(value) ? (value as string[]) : []
  // A file that arrives stands beside those that were removed or added meanwhile.
  const now = useLatest(chosen)
  const take = async (files: File[]) => {
    const fits = ({ size }: File) => size <= question.megabytes * MEGABYTE
    setRefused(files.filter((file) => !fits(file)).map(({ name }) => name))
    setProblems([])
    const fitting = files.filter(fits)
    if (fitting.length === 0) return
    if (source) setPercent(0)
    const sent = source ? await source.takeFiles(question, fitting, setPercent) : fitting.map(unsent)
    setPercent(null)
    const added = sent.flatMap(({ address, name }) => (address === null ? [] : [[address, name] as const]))
    setProblems(sent.flatMap(({ problem }) => problem ?? []))
    setNames((before) => new Map([...before, ...added]))
    if (added.length > 0) set([...now.current, ...added.map(([address]) => address)])
  }
  const remove = (address: string) => set(chosen.filter((one) => one !== address))
  return (
    <div className="look-files" aria-describedby={handed['aria-describedby']}>
      <DropBox
        id={id}
        accept={ACCEPTED[question.types]}
        multiple={question.most > 1}
        disabled={percent !== null}
        className="kit-upload-line"
        take={(files) => void take(files)}
      >
        <span>
          <UploadOutlined aria-hidden /> {percent === null ? sayIn(language, 'files') : sayIn(language, 'sendingFile', { percent })}
        </span>
      </DropBox>
      <p className="look-help">{sayIn(language, 'fileHint', { most: question.most, megabytes: question.megabytes })}</p>
      {refused.length > 0 && (
        <p className="kit-issue" role="alert">
          {sayIn(language, 'fileTooLarge', { names: refused.join(', '), megabytes: question.megabytes })}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="kit-issue" role="alert">
          {problem}
        </p>
      ))}
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

/** A file that only stands in a preview. */
const unsent = ({ name }: File): ChosenFile => ({ name, address: `/media/${crypto.randomUUID().replaceAll('-', '')}`, problem: null })
