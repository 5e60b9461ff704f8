import { Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { endpointsOf, type Item } from '../../resource/data/item.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import { putValues, startValues } from '../../resource/form/form-values.ts'
import type { ResourceForm } from '../../resource/form/use-resource-form.ts'
import { call } from '../../session/session.ts'
import { copied } from './copied.ts'
import { productScreen } from './product-screen.ts'

/** Fills the form of a new product with the content of another. Nothing is saved by it. */
export function CopyFrom({ form: { form, changed } }: { form: ResourceForm['fields'] }) {
  const { t } = useTranslation()
  const { resource } = productScreen
  const id = useId()
  const choice = useRowChoice(resource, [], {})
  const fill = async (from: number) => {
    const row = (await call(endpointsOf(resource).get, { id: from })) as Item
    putValues(form, copied(startValues(resource, row)))
    changed()
  }
  return (
    <section className="kit-card product-copy">
      <label htmlFor={id}>{t('admin.products.steps.copy')}</label>
      <Select
        {...choice}
        id={id}
        value={null}
        placeholder={t('admin.products.steps.copyHint')}
        onChange={(from: number | null) => from !== null && void fill(from).catch(() => undefined)}
      />
    </section>
  )
}
