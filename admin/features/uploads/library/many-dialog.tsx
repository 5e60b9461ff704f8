import { Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { details, uploadNotes } from '../../../../contract/features/upload-details.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { useOverview } from '../../../resource/data/library.ts'
import { Day } from '../../../resource/kinds/date/day.tsx'
import { ruleOf } from '../../../resource/form/rules.ts'
import { quietly } from '../../../session/session.ts'
import { NotesDialog } from '../details/notes-dialog.tsx'
import { changeOf, labelsIn, type Given } from './many-notes.ts'

interface ManyDialogProps {
  files: readonly LibraryFile[]
  close: () => void
}

/** Adds tags and albums to the selected files, takes others away, and notes one licence for all (B-116c). */
export default function ManyDialog({ files, close }: ManyDialogProps) {
  const { t } = useTranslation()
  const send = (given: Given) => quietly(uploadNotes.updateMany, { ids: files.map(({ id }) => id), ...changeOf(given) })
  return (
    <NotesDialog<Given> title={t('admin.library.editTitle', { number: files.length })} send={send} close={close}>
      <Labels files={files} />
      <Form.Item name="hasLicence" valuePropName="checked">
        <Checkbox>{t('admin.library.setLicence')}</Checkbox>
      </Form.Item>
      <Form.Item noStyle dependencies={['hasLicence']}>
        {({ getFieldValue }) => getFieldValue('hasLicence') === true && <Licence />}
      </Form.Item>
    </NotesDialog>
  )
}

/** Fields for labels: known and new ones are added, and those that one of the files has are taken away. */
function Labels({ files }: Pick<ManyDialogProps, 'files'>) {
  const { t } = useTranslation()
  const known = useOverview()
  const lists = [
    { name: 'addTags', isNew: true, of: 'tags', labels: known.tags },
    { name: 'removeTags', isNew: false, of: 'tags', labels: labelsIn(files, 'tags') },
    { name: 'addAlbums', isNew: true, of: 'albums', labels: known.albums },
    { name: 'removeAlbums', isNew: false, of: 'albums', labels: labelsIn(files, 'albums') },
  ] as const
  return lists
    .filter(({ isNew, labels }) => isNew || labels.length > 0)
    .map(({ name, isNew, of, labels }) => (
      <Form.Item
        key={name}
        name={name}
        label={t(`admin.library.${name}`)}
        rules={[ruleOf(details[of].optional())]}
        {...(isNew && { extra: t('admin.library.newHint') })}
      >
        <Select
          mode={isNew ? 'tags' : 'multiple'}
          {...(isNew && { tokenSeparators: [',', '，', '、'] })}
          options={labels.map((value) => ({ value }))}
        />
      </Form.Item>
    ))
}

function Licence() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item name="licence" label={t('admin.files.licence')} rules={[ruleOf(details.licence.optional())]}>
        <Input />
      </Form.Item>
      <Form.Item name="licenceEnd" label={t('admin.files.licenceEnd')} extra={t('admin.library.licenceHint')}>
        <Day />
      </Form.Item>
    </>
  )
}
