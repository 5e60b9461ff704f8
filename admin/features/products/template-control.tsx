import { Button, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAllRows } from '../../resource/data/all-rows.ts'
import { titleIn, type Item } from '../../resource/data/item.ts'
import { Control } from '../../resource/kinds/controls.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { templateFor } from './template-for.ts'

const templates = resourceNamed('specTemplate')
const categories = resourceNamed('productCategory')
const NONE: Item[] = []

/** The template of a product. Choosing a category chooses its template too, unless the editor has chosen another by hand. */
export function TemplateControl(props: ControlProps) {
  const { t } = useTranslation()
  const { value, onChange } = props
  const form = Form.useFormInstance()
  const categoryId = (Form.useWatch('categoryId', form) ?? null) as number | null
  const { data: all = NONE } = useAllRows(templates)
  const { data: tree = NONE } = useAllRows(categories)
  const fit = categoryId === null ? null : templateFor(categoryId, all, tree)
  // The template that was proposed last: a new category replaces that one or fills an empty field, and never takes away a choice.
  const proposed = useRef<number | null>(null)
  const seen = useRef<number | null | undefined>(undefined)
  const chosen = (value ?? null) as number | null
  useEffect(() => {
    const before = seen.current
    if (categoryId === before || (categoryId !== null && (all.length === 0 || tree.length === 0))) return
    seen.current = categoryId
    const isFirstLook = before === undefined && props.item !== null
    if (isFirstLook || !fit || (chosen !== null && chosen !== proposed.current)) return
    proposed.current = fit.id
    onChange?.(fit.id)
  }, [categoryId, all, tree, fit, chosen, onChange, props.item])
  return (
    <>
      <Control {...props} />
      {fit && chosen !== fit.id && (
        <div className="kit-hint">
          {t('admin.products.params.proposed', { name: titleIn(templates.name, fit, currentLanguage()) })}{' '}
          <Button type="link" size="small" className="kit-inline" onClick={() => onChange?.(fit.id)}>
            {t('admin.products.params.take')}
          </Button>
        </div>
      )}
    </>
  )
}
