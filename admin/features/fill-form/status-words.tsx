import { Tag } from 'antd'
import { wordsIn } from '../../../contract/bilingual.ts'
import { formAnswer } from '../../../contract/resources/form-answer.ts'
import { currentLanguage } from '../../language/i18n.ts'

const COLOURS: Readonly<Record<string, string>> = { new: 'processing', handled: 'success' }

/** The state of an answer in words. */
export function StatusWords({ status }: { status: string }) {
  const words = formAnswer.fields.status.words?.[status]
  return <Tag color={COLOURS[status] ?? 'default'}>{words ? wordsIn(words, currentLanguage()) : status}</Tag>
}
