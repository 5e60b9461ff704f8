import { Form, Input } from 'antd'
import { useEffect } from 'react'
import { products } from '../../../contract/features/products.ts'
import { elementProps, type ControlProps } from '../../resource/kinds/props/control.ts'
import { quietly } from '../../session/session.ts'

/** B-64k: the model number; that of a new product begins with the next one by the pattern of the settings, and can be changed. */
export function CodeControl(props: ControlProps) {
  const { value, onChange, item, field, name } = props
  const { id, ...handed } = elementProps(props)
  const form = Form.useFormInstance()
  const isNew = item === null
  useEffect(() => {
    if (!isNew || form.getFieldValue(name)) return
    // A number that nobody has typed is no unsaved change. Without an answer it is typed, as it is without a pattern.
    void quietly(products.nextCode, {}).then(
      ({ code }) => {
        if (code && !form.getFieldValue(name)) form.setFieldValue(name, code)
      },
      () => {},
    )
  }, [isNew, form, name])
  return (
    <Input
      {...handed}
      {...(id ? { id: String(id) } : {})}
      value={typeof value === 'string' ? value : ''}
      maxLength={field.max}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
