import { isTakenIn, readAttachment, removing } from '../../../contract/forms/attachments.ts'
import { FILE_ENDINGS } from '../../../contract/forms/file-endings.ts'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import { fill } from '../../../contract/format/fill.ts'
import { useWords } from '../../page/use-layout.ts'
import type { AnswerProps } from './answer-props.ts'
import { fileLimits, wrongWords } from './wrong.ts'

const MEGABYTE = 1024 * 1024

/** Files to choose, below those that were taken in before; a file that stays need not be chosen again. */
export function FileControl({ question, told, texts, isRequired }: AnswerProps<QuestionOf<'file'>>) {
  const words = useWords()
  const { key, types, most, megabytes } = question
  const kept = texts.filter(isTakenIn)
  const endings = FILE_ENDINGS[types]
  const hint = `${told.id}-limits`
  return (
    <>
      {kept.length > 0 && <KeptFiles name={key} texts={kept} />}
      <input
        {...told}
        type="file"
        name={key}
        multiple={most > 1}
        accept={endings?.map((ending) => `.${ending}`).join(',')}
        required={isRequired && kept.length === 0}
        aria-describedby={`${hint} ${told['aria-describedby']}`}
        data-most={most}
        data-bytes={megabytes * MEGABYTE}
        data-wrong={wrongWords(question, words)}
      />
      <p id={hint} className="hint">
        {fileLimits(question, words)}
        {endings && (
          <>
            <br />
            {fill(words.form.files.endings, { endings: endings.join(' ') })}
          </>
        )}
      </p>
    </>
  )
}

function KeptFiles({ name, texts }: { name: string; texts: readonly string[] }) {
  const words = useWords().form.files
  return (
    <ul className="kept-files" aria-label={words.kept}>
      {texts.map((text) => (
        <li key={text}>
          <input type="hidden" name={name} value={text} />
          <span>{readAttachment(text).name}</span>
          <label className="box">
            <input type="checkbox" name={removing(name)} value={text} />
            <span>
              {words.remove} <span className="for-ears">{readAttachment(text).name}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
