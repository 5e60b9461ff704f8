import { Alert, Input, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dictionary, MOST_ADDED } from '../../../contract/features/dictionary.ts'
import { dictionaryItem } from '../../../contract/resources/dictionary.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { useLabels } from '../../resource/data/labels.ts'
import { saveKey } from '../../resource/data/save-key.ts'
import { useSheet } from '../../resource/transfer/use-sheet.ts'
import { useAttempt } from '../../resource/pieces/use-attempt.ts'
import { CallError } from '../../session/http.ts'
import { sendKeyed } from '../../session/session.ts'
import { asInput, readLines, type PastedItem } from './pasted-items.ts'
import { useItems } from './use-items.ts'

interface BatchAddProps {
  typeId: number
  name: string
  close: () => void
}

/** Adds pasted lines as items of a type, once each of them is right (B-63g). */
export default function BatchAddDialog({ typeId, name, close }: BatchAddProps) {
  const { t } = useTranslation()
  useFocusBack()
  const { data } = useItems(typeId)
  const [text, setText] = useState('')
  const once = useRef(saveKey())
  const { isBusy, problem, attempt } = useAttempt()
  const sheet = useSheet(dictionaryItem)
  const items = readLines(text, new Set(data?.map(({ value }) => value)), sheet.read)
  const wrong = items.filter(({ problem }) => problem !== null).length
  const isTooMany = items.length > MOST_ADDED

  async function add() {
    try {
      await once.current((key) => sendKeyed(dictionary.batchAdd, { typeId, items: items.map(asInput) }, key))
    } catch (error) {
      // The lines were edited after a reply was lost. Those of then are read anew, so that the preview marks them.
      if (error instanceof CallError && error.body?.data?.['first']) {
        once.current = saveKey()
        rowChanged(dictionaryItem)
      }
      throw error
    }
    rowChanged(dictionaryItem)
    notify({ kind: 'success', text: t('admin.dictionary.added', { count: items.length }), seconds: 3 })
    close()
  }

  return (
    <Modal
      open
      width={720}
      title={t('admin.dictionary.batchTitle', { name })}
      okText={items.length > 0 ? t('admin.dictionary.batchOk', { count: items.length }) : t('admin.list.add')}
      okButtonProps={{ disabled: !data || items.length === 0 || wrong > 0 || isTooMany }}
      confirmLoading={isBusy}
      onOk={() => void attempt(add)}
      onCancel={close}
    >
      <p className="kit-quiet">{t('admin.dictionary.batchLead')}</p>
      <Input.TextArea
        autoFocus
        aria-label={t('admin.dictionary.lines')}
        rows={6}
        value={text}
        placeholder={t('admin.dictionary.linesExample')}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status" className="dictionary-status">
        {isTooMany
          ? t('admin.dictionary.tooMany', { most: MOST_ADDED })
          : wrong > 0
            ? t('admin.dictionary.wrongLines', { count: wrong })
            : items.length > 0 && t('admin.dictionary.rightLines', { count: items.length })}
      </div>
      {problem && <Alert type="error" showIcon title={problem} />}
      {items.length > 0 && <Preview items={items} />}
    </Modal>
  )
}

/** The dialog fits a screen. */
const MOST_SHOWN = 8

function Preview({ items }: { items: readonly PastedItem[] }) {
  const { t } = useTranslation()
  const labels = useLabels(dictionaryItem)
  const wrong = items.filter(({ problem }) => problem !== null)
  const wanted = wrong.length > 0 ? wrong : items
  const shown = wanted.slice(0, MOST_SHOWN)
  return (
    <div className="dictionary-preview">
      <table aria-label={t('admin.dictionary.preview')}>
        <thead>
          <tr>
            <th scope="col">{labels.field('label')}</th>
            <th scope="col">{labels.field('value')}</th>
            <th scope="col">{t('admin.dictionary.english')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, value, labelEn, problem }, at) => (
            <tr key={at}>
              <td>{label || '—'}</td>
              <td>
                <code>{value || '—'}</code>
              </td>
              <td>
                {labelEn}
                {problem && <span className="dictionary-problem">{t(problem as 'admin.dictionary.valueTwice')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {wanted.length > shown.length && <p className="kit-quiet">{t('admin.dictionary.more', { count: wanted.length - shown.length })}</p>}
    </div>
  )
}
