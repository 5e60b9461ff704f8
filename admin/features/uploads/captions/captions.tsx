import { DeleteOutlined, FileTextOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CAPTIONS, uploadCaptions, type KeptCaptions } from '../../../../contract/features/upload-captions.ts'
import { LANGUAGES, type Language } from '../../../../contract/languages.ts'
import { notify } from '../../../browser/notice.ts'
import { captionsRead } from '../../../resource/data/captions.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import { reasonOf } from '../../../resource/data/reason.ts'
import { DropBox } from '../../../resource/pieces/drop-box.tsx'
import { useConfirm } from '../../../resource/pieces/use-confirm.ts'
import { quietly } from '../../../session/session.ts'

/** The captions of a video, a WebVTT file for each language (B-125d). Each is kept at once. */
export function Captions({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(captionsRead(id))
  return (
    <Form.Item label={t('admin.captions.title')} extra={t('admin.captions.hint')}>
      {LANGUAGES.map((language) => (
        <One key={language} id={id} language={language} kept={data.find((one) => one.language === language)} />
      ))}
    </Form.Item>
  )
}

function One({ id, language, kept }: { id: string; language: Language; kept: KeptCaptions | undefined }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const label = t(`admin.captions.of.${language}`)
  const [isBusy, setBusy] = useState(false)
  const done = async (change: Promise<unknown>) => {
    setBusy(true)
    try {
      await change
      await libraryChanged()
      notify({ kind: 'success', text: t('admin.files.saved'), seconds: 3 })
    } catch (error) {
      notify({ kind: 'error', text: `${label} · ${reasonOf(error)}`, seconds: 10 })
    } finally {
      setBusy(false)
    }
  }
  const set = async (file: File) =>
    quietly(uploadCaptions.set, { id, language, name: file.name, text: await textOf(file, t('admin.captions.notText')) })
  const remove = () =>
    confirm({
      content: t('admin.captions.remove', { what: label }),
      okText: t('admin.files.delete'),
      danger: true,
      then: () => done(quietly(uploadCaptions.remove, { id, language })),
    })
  return (
    <div className="library-caption">
      <DropBox disabled={isBusy} accept=".vtt,text/vtt" className="kit-upload-line" take={([file]) => file && void done(set(file))}>
        <FileTextOutlined aria-hidden />
        <span>{label}</span>
        <span className="kit-hint">{kept?.name ?? t('admin.captions.none')}</span>
      </DropBox>
      {kept && (
        <>
          <a href={kept.src} target="_blank" rel="noopener">
            {t('admin.captions.open')}
          </a>
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            aria-label={`${t('admin.files.delete')} ${label}`}
            onClick={remove}
          />
        </>
      )}
    </div>
  )
}

/** The server reads UTF-8 only; a file in another encoding, or a large one, is refused here with a reason. */
async function textOf(file: File, refusal: string): Promise<string> {
  if (file.size > 4 * MOST_CAPTIONS) throw new Error(refusal)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw new Error(refusal)
  }
}
