import { Input, Select, Switch } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UPLOAD_FIELD, uploads } from '../../../contract/features/uploads.ts'
import { NumberInput } from '../../shell/parts/number-input.tsx'

const ACTIONS = ['file', 'picture'] as const

export interface UploadOptions {
  /** 0 means any number (V-02d). */
  mostPictures: number
  mostFiles: number
  hasDuplicates: boolean
  /** The form field and the address of files (C-40a). */
  field: string
  action: (typeof ACTIONS)[number]
}

export const BEGINNING: UploadOptions = { mostPictures: 9, mostFiles: 10, hasDuplicates: false, field: UPLOAD_FIELD, action: 'file' }
const FIELD = /^[\w-]{1,40}$/
const MOST = 100

/** Counts, duplicates, form field and address of the uploads on this page. */
export function Options({ options, set }: { options: UploadOptions; set: (options: UploadOptions) => void }) {
  const { t } = useTranslation()
  const change = (now: Partial<UploadOptions>) => set({ ...options, ...now })
  return (
    <details className="kit-card uploads-options">
      <summary>{t('admin.files.options')}</summary>
      <div>
        <Count label={t('admin.files.mostPictures')} value={options.mostPictures} set={(mostPictures) => change({ mostPictures })} />
        <Count label={t('admin.files.mostFiles')} value={options.mostFiles} set={(mostFiles) => change({ mostFiles })} />
        <FieldName value={options.field} set={(field) => change({ field })} />
        <Option label={t('admin.files.action')}>
          {(id) => (
            <Select
              id={id}
              value={options.action}
              onChange={(action) => change({ action })}
              options={ACTIONS.map((value) => ({ value, label: `${t(`admin.files.actions.${value}`)} · ${uploads[value].path}` }))}
            />
          )}
        </Option>
        <Option label={t('admin.files.duplicates')}>
          {(id) => <Switch id={id} checked={options.hasDuplicates} onChange={(hasDuplicates) => change({ hasDuplicates })} />}
        </Option>
      </div>
    </details>
  )
}

function Count({ label, value, set }: { label: string; value: number; set: (value: number) => void }) {
  const { t } = useTranslation()
  return (
    <Option label={label} hint={t('admin.files.mostHint')}>
      {(id) => <NumberInput id={id} min={0} max={MOST} precision={0} value={value} onChange={(next) => next !== null && set(next)} />}
    </Option>
  )
}

/** A name that no form could have is complained of, and not used. */
function FieldName({ value, set }: { value: string; set: (value: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const isFine = FIELD.test(text)
  return (
    <Option label={t('admin.files.field')} hint={isFine ? undefined : t('admin.files.fieldHint')}>
      {(id) => (
        <Input
          id={id}
          value={text}
          maxLength={40}
          {...(!isFine && { status: 'error', 'aria-invalid': true })}
          onChange={({ target }) => {
            setText(target.value)
            if (FIELD.test(target.value)) set(target.value)
          }}
        />
      )}
    </Option>
  )
}

function Option({ label, hint, children }: { label: string; hint?: string | undefined; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="uploads-option">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <span className="kit-hint">{hint}</span>}
    </div>
  )
}
