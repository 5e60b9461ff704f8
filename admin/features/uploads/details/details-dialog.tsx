import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { details, uploadNotes, type UploadDetails } from '../../../../contract/features/upload-details.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { Day } from '../../../resource/kinds/date/day.tsx'
import { ruleOf } from '../../../resource/form/rules.ts'
import { quietly } from '../../../session/session.ts'
import { Captions } from '../captions/captions.tsx'
import { NotesDialog } from './notes-dialog.tsx'
import { useOverview } from '../../../resource/data/library.ts'

const LINES = ['title', 'alt', 'altEn'] as const

/** Notes title, alternative texts, tags, albums and licence of a file (B-113e). */
export default function DetailsDialog({ file, close }: { file: LibraryFile; close: () => void }) {
  const { t } = useTranslation()
  const { albums, tags } = useOverview()
  const chosen = (name: 'tags' | 'albums', known: readonly string[]) => (
    <Form.Item name={name} label={t(`admin.files.${name}`)} rules={[ruleOf(details[name].optional())]}>
      <Select mode="tags" tokenSeparators={[',', '，', '、']} options={known.map((value) => ({ value }))} />
    </Form.Item>
  )
  const send = ({ licenceEnd, ...given }: UploadDetails) =>
    quietly(uploadNotes.update, { id: file.id, ...given, licenceEnd: licenceEnd || null })
  return (
    <NotesDialog<UploadDetails> title={t('admin.files.detailsOf', { name: file.name })} known={file} send={send} close={close}>
      {LINES.filter((name) => name === 'title' || file.kind === 'picture').map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`admin.files.${name}`)}
          rules={[ruleOf(details[name].optional())]}
          {...(name === 'alt' && { extra: t('admin.files.altHint') })}
        >
          <Input />
        </Form.Item>
      ))}
      {file.kind === 'video' && <Captions id={file.id} />}
      {chosen('tags', tags)}
      {chosen('albums', albums)}
      <Form.Item name="licence" label={t('admin.files.licence')} rules={[ruleOf(details.licence.optional())]}>
        <Input />
      </Form.Item>
      <Form.Item name="licenceEnd" label={t('admin.files.licenceEnd')}>
        <Day />
      </Form.Item>
    </NotesDialog>
  )
}
