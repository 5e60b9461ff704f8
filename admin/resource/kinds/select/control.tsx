import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { elementProps, type ControlProps } from '../props/control.ts'
import { clearing } from '../../pieces/clearing.tsx'

interface SelectControlProps extends ControlProps {
  options: { value: string; label: string }[]
  /** Is called when the options come into sight. */
  opened?: () => void
}

/** One of a few options; for the kinds whose values are known. */
export const SelectControl = ({ options, opened, ...props }: SelectControlProps) => {
  const { t } = useTranslation()
  return (
    <Select
      {...elementProps(props)}
      value={props.value ?? null}
      options={options}
      allowClear={clearing(!props.field.required)}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('admin.form.choose')}
      onOpenChange={(isOpen) => isOpen && opened?.()}
      onChange={(value) => props.onChange?.(value ?? null)}
    />
  )
}
