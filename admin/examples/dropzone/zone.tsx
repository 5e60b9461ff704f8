import { CloudUploadOutlined, InboxOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { uploads } from '../../../contract/features/uploads.ts'
import type { words } from '../../../contract/words/zh-CN/examples/dropzone.ts'
import { notify } from '../../browser/notice.ts'
import { useFileGuard } from '../../browser/use-file-guard.ts'
import { useOnline } from '../../browser/use-online.ts'
import { EntryView } from '../../resource/pieces/uploads/entry-view.tsx'
import '../../resource/pieces/uploads/upload-list.css'
import { useLimits } from '../../resource/data/upload-limits.ts'
import { useDeleting } from '../../features/uploads/use-library.ts'
import { sayFailure, sendUpload } from '../../resource/data/upload.ts'
import { useEntries } from '../../resource/data/use-entries.ts'
import { DropBox } from '../../resource/pieces/drop-box.tsx'
import { useCan, useCanAsk } from '../../session/use-can.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { useWords } from '../frame/words.ts'
import './dropzone.css'

/** The box and the list of files. What the line has cut off goes on when it is back. */
export default function Zone() {
  const { t } = useTranslation()
  const say = useWords<typeof words>('dropzone')
  const mayAdd = useCanAsk('Upload/Add')
  const mayDelete = useCan('Upload/Delete')
  const { fileMegabytes: megabytes } = useLimits()
  const { gone, remove } = useDeleting()
  const isOnline = useOnline()
  const { begin, cancel, stop, ...list } = useEntries({
    send: (file, sending) => sendUpload(uploads.file, file, sending),
    arrived: (_, { url }) => url,
    failed: sayFailure,
  })
  useFileGuard()
  const entries = list.entries.filter(({ url }) => url === null || !gone.has(url))
  useEffect(() => {
    // A refusal of the server has a reason, and would be the same again; a cut line gives none.
    if (isOnline) for (const { uid, file, error } of list.entries) if (error === t('admin.upload.failed')) void begin(uid, file)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time that the line is back
  }, [isOnline])

  function take(files: readonly File[]) {
    for (const file of files) {
      const isTooLarge = file.size > megabytes * 1024 * 1024
      if (isTooLarge) notify({ kind: 'error', text: say('tooLarge', { name: file.name, megabytes }), seconds: 10 })
      else void begin(crypto.randomUUID(), file)
    }
  }
  if (!mayAdd) return <Outcome icon={<InboxOutlined />} title={<h2>{say('denied')}</h2>} lead={say('deniedLead')} />
  const done = entries.filter(({ status }) => status === 'success').length
  return (
    <section className="kit-card">
      <DropBox multiple disabled={false} className="dropzone-box" take={take}>
        <CloudUploadOutlined aria-hidden className="dropzone-icon" />
        <span>{say('drop')}</span>
        <span className="kit-hint">{say('limit', { megabytes })}</span>
      </DropBox>
      {!isOnline && <p role="alert">{say('offline')}</p>}
      {entries.length > 0 && (
        <>
          <div className="example-bar dropzone-bar">
            <span role="status">{say('total', { count: entries.length, done })}</span>
            {done < entries.length && <Button onClick={() => stop()}>{say('stop')}</Button>}
          </div>
          <ul className="uploader uploader-files" aria-label={say('list')}>
            {entries.map((entry) => (
              <EntryView key={entry.uid} entry={entry} about="file" begin={begin} drop={cancel} remove={mayDelete ? remove : undefined} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
