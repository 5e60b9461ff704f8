import { AppstoreOutlined, FormOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { emptyForm } from '../../../contract/forms/empty.ts'
import { part } from '../../browser/part.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { showableForm } from '../form-designer/showable.ts'
import { FixedFields } from './fixed-fields.tsx'
import { FormSummary } from './form-summary.tsx'
import './forms.css'
import { useIsContactForm } from './use-contact-form.ts'
import { useOwnForm } from './use-own-form.ts'
import { useFormWords } from './words.ts'

const DesignDialog = part(() => import('./design-dialog.tsx'))

/** The questions of a form: in short, with the designer over the page to change them. A draft may be unfinished. */
export function DefinitionControl({ id, value, onChange, item }: ControlProps) {
  const say = useFormWords()
  const [opened, open] = useState<'design' | 'templates' | null>(null)
  const form = showableForm(value)
  const isContact = useIsContactForm()(item?.id)
  const fixed = isContact && <FixedFields />
  const begin = (definition: FormDefinition, first: 'design' | 'templates') => {
    onChange?.(definition)
    open(first)
  }
  const isEmpty = value === null || value === undefined
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={say('design')} className="form-questions">
      {fixed}
      {isContact && <p className="kit-hint">{say('contact.rest')}</p>}
      {isEmpty && <Beginning begin={begin} />}
      {form && (
        <FormSummary form={form}>
          <Button icon={<FormOutlined />} onClick={() => open('design')}>
            {say('design')}
          </Button>
        </FormSummary>
      )}
      {!isEmpty && !form && <Unshown value={value} replace={() => begin(emptyForm(), 'templates')} />}
      <Late close={() => open(null)}>
        {opened && form && (
          <DesignDialog
            title={say('design')}
            definition={form}
            change={(next) => onChange?.(next)}
            above={fixed}
            isChoosing={opened === 'templates'}
            close={() => open(null)}
          />
        )}
      </Late>
    </div>
  )
}

/** The ways to begin a form without questions. */
function Beginning({ begin }: { begin: (definition: FormDefinition, first: 'design' | 'templates') => void }) {
  const say = useFormWords()
  const own = useOwnForm()
  return (
    <div className="form-beginning">
      <strong>{say('none')}</strong>
      <p className="kit-quiet">{say('noneLead')}</p>
      <div className="form-acts">
        <Button icon={<AppstoreOutlined />} onClick={() => begin(emptyForm(), 'templates')}>
          {say('fromTemplate')}
        </Button>
        <Button icon={<PlusOutlined />} onClick={() => begin(emptyForm(), 'design')}>
          {say('fromEmpty')}
        </Button>
        {own && (
          <Button icon={<FormOutlined />} onClick={() => begin(own, 'design')}>
            {say('fromOwn')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A definition that nobody designed here: as it is stored, and a way to another one. */
function Unshown({ value, replace }: { value: unknown; replace: () => void }) {
  const say = useFormWords()
  const confirm = useConfirm()
  const ask = () =>
    confirm({ title: say('replaceTitle'), content: say('replaceLead'), okText: say('replace'), then: async () => replace() })
  return (
    <>
      <Alert type="warning" showIcon title={say('unshown')} />
      <div>
        <Button onClick={ask}>{say('replace')}</Button>
      </div>
      <pre className="kit-code kit-json">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
    </>
  )
}
