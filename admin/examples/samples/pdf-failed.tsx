import { FileOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { usePdfWords } from './pdf-words.ts'

/** In place of a document that could not be opened. */
export function PdfFailed({ back }: { back: () => void }) {
  const say = usePdfWords()
  return (
    <Outcome icon={<FileOutlined />} title={<h3 role="alert">{say('failed')}</h3>}>
      <Button onClick={back}>{say('back')}</Button>
    </Outcome>
  )
}
