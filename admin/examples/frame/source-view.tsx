import { CopyOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import type { words as frameWords } from '../../../contract/words/zh-CN/examples/frame.ts'
import { notify } from '../../browser/notice.ts'
import { sourcesOf, type Source } from './pages.ts'
import { useWords } from './words.ts'

/** The source text of a page, file by file. */
export default function SourceView({ name }: { name: string }) {
  const say = useWords<typeof frameWords>('frame')
  const { sources, hasFailed, again } = useSources(name)
  const [chosen, setChosen] = useState('page.tsx')
  if (hasFailed)
    return (
      <div className="example-code-failed" role="alert">
        <WarningOutlined aria-hidden /> {say('codeFailed')}
        <Button size="small" onClick={again}>
          {say('again')}
        </Button>
      </div>
    )
  const shown = sources.find(({ file }) => file === chosen)
  if (!shown) return <div className="example-code-coming" aria-busy="true" />
  const copy = () => void navigator.clipboard.writeText(shown.text).then(() => notify({ kind: 'success', text: say('copied'), seconds: 2 }))
  return (
    <>
      <div className="example-code-bar">
        <Segmented aria-label={say('files')} options={sources.map(({ file }) => file)} value={chosen} onChange={setChosen} />
        <Button icon={<CopyOutlined />} onClick={copy}>
          {say('copy')}
        </Button>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code translate="no">{shown.text}</code>
      </pre>
    </>
  )
}

function useSources(name: string) {
  const [sources, setSources] = useState<readonly Source[]>([])
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    sourcesOf(name).then(
      (found) => isWanted && setSources(found),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [name, round])
  const again = () => {
    setFailed(false)
    setRound(round + 1)
  }
  return { sources, hasFailed, again }
}
