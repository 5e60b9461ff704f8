import {
  AlignLeftOutlined,
  BookOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  CheckSquareOutlined,
  FileTextOutlined,
  FontSizeOutlined,
  LinkOutlined,
  NumberOutlined,
  PaperClipOutlined,
  SafetyOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { QuestionKind } from '../../../contract/forms/questions.ts'

const ICONS: Readonly<Record<QuestionKind, ComponentType>> = {
  line: FontSizeOutlined,
  lines: AlignLeftOutlined,
  number: NumberOutlined,
  date: CalendarOutlined,
  choice: CheckCircleOutlined,
  choices: CheckSquareOutlined,
  yesNo: SwapOutlined,
  consent: SafetyOutlined,
  dictionary: BookOutlined,
  reference: LinkOutlined,
  file: PaperClipOutlined,
  text: FileTextOutlined,
}

/** The picture of a kind of question. Its name stands beside it. */
export function KindIcon({ kind }: { kind: QuestionKind }) {
  const Icon = ICONS[kind]
  return (
    <span aria-hidden>
      <Icon />
    </span>
  )
}
