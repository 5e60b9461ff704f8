import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { answerFiles, type AnsweredQuestion } from '../../../contract/features/form-answers.ts'
import { notify } from '../../browser/notice.ts'
import { sizeText } from '../../resource/pieces/uploads/size-text.ts'
import { fetchFile } from '../../session/fetch-file.ts'
import { CallError } from '../../session/http.ts'
import { tellFailure } from '../../shell/parts/fetched.ts'
import { useAnswerWords } from '../forms/words.ts'
import './form-answers.css'

interface AnswerTableProps {
  /** That of the row that they belong to. */
  id: number
  answers: readonly AnsweredQuestion[]
  /** The call that sends their files. */
  path?: string
}

/** Answers, each beside its question. */
export function AnswerTable({ id, answers, path = answerFiles.getFile.path }: AnswerTableProps) {
  const say = useAnswerWords()
  const addressOf = (file: string) => `${path}?${new URLSearchParams({ id: String(id), file })}`
  return (
    <table className="kit-read-table answer-sheet">
      <tbody>
        {answers.map(({ key, label, text, files }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              {files?.length ? (
                <Files addressOf={addressOf} files={files} />
              ) : (
                (text ?? <span className="kit-quiet">{say('unanswered')}</span>)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type AnswerFile = NonNullable<AnsweredQuestion['files']>[number]

type AddressOf = (file: string) => string

const Files = ({ addressOf, files }: { addressOf: AddressOf; files: readonly AnswerFile[] }) => (
  <ul className="answer-files">
    {files.map((file) => (
      <li key={file.address}>
        <Attachment addressOf={addressOf} file={file} />
      </li>
    ))}
  </ul>
)

const sayWhy = (error: unknown) =>
  error instanceof CallError && error.message ? notify({ kind: 'error', text: error.message, seconds: 8 }) : tellFailure(error)

/** An attachment, which is fetched with the token of the session. */
function Attachment({ addressOf, file: { address, name, size } }: { addressOf: AddressOf; file: AnswerFile }) {
  const say = useAnswerWords()
  const [isBusy, setBusy] = useState(false)
  if (size === null)
    return (
      <span className="kit-quiet">
        {name} · {say('gone')}
      </span>
    )
  const fetchIt = async () => {
    setBusy(true)
    await fetchFile(addressOf(address), name).catch(sayWhy)
    setBusy(false)
  }
  return (
    <>
      <Button
        type="link"
        icon={<DownloadOutlined />}
        loading={isBusy}
        aria-label={say('download', { name })}
        onClick={() => void fetchIt()}
      >
        {name}
      </Button>
      <span className="kit-hint">{sizeText(size)}</span>
    </>
  )
}
