import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { elementProps, type ControlProps } from '../props/control.ts'
import { clearing } from '../../pieces/clearing.tsx'

/** One of a few options; for the kinds whose values are known. */
export const SelectControl = ({ options, ...props }: ControlProps & { options: { value: string; label: string }[] }) => {
  const { t } = useTranslation()
  return (
    <Select
      {...elementProps(props)}
      value={props.value ?? null}
      options={options}
      allowClear={clearing(!props.field.required)}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('admin.form.choose')}
      onChange={(value) => props.onChange?.(value ?? null)}
    />
  )
}
