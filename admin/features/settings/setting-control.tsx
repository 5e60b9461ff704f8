import { wordsIn } from '../../../contract/bilingual.ts'
import { AutoComplete, Input, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FieldKind } from '../../../contract/fields.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { NumberInput } from '../../shell/parts/number-input.tsx'
import { RowSetting } from './row-setting.tsx'
import type { SettingControlProps } from './setting-control-props.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const orNull = (text: string) => (text === '' ? null : text)

/** A secret is written and never shown. */
const Secret = ({ id, item, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) => {
  const { t } = useTranslation()
  return (
    <Input.Password
      id={id}
      value={textOf(value)}
      autoComplete="new-password"
      disabled={disabled}
      aria-describedby={describedBy}
      {...(status && { status })}
      placeholder={t(item.hasSecret ? 'admin.settings.secretSet' : 'admin.settings.secretNone')}
      onChange={({ target }) => onChange(orNull(target.value))}
      onBlur={onBlur}
    />
  )
}

const Line = ({ id, setting, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) => {
  const shared = { id, disabled, onBlur, 'aria-describedby': describedBy, ...(status && { status }) }
  if (!setting.offered) return <Input {...shared} value={textOf(value)} onChange={({ target }) => onChange(orNull(target.value))} />
  const options = setting.offered.map((one) => ({ value: one }))
  const isFound = (typed: string, option?: { value: string }) => option?.value.toLowerCase().includes(typed.toLowerCase()) === true
  return (
    <AutoComplete
      {...shared}
      value={textOf(value)}
      options={options}
      showSearch={{ filterOption: isFound }}
      onChange={(text) => onChange(orNull(text))}
    />
  )
}

const Lines = ({ id, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) => (
  <Input.TextArea
    id={id}
    value={textOf(value)}
    disabled={disabled}
    aria-describedby={describedBy}
    {...(status && { status })}
    autoSize={{ minRows: 2, maxRows: 8 }}
    onChange={({ target }) => onChange(orNull(target.value))}
    onBlur={onBlur}
  />
)

const Amount = ({ id, setting, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) => {
  const { min, max } = setting.field
  return (
    <NumberInput
      id={id}
      value={typeof value === 'number' ? value : null}
      disabled={disabled}
      aria-describedby={describedBy}
      {...(status && { status })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      precision={0}
      {...(setting.unit && { suffix: wordsIn(setting.unit, currentLanguage()) })}
      onChange={(amount) => onChange(amount)}
      onBlur={onBlur}
    />
  )
}

const Toggle = ({ id, value, disabled, describedBy, onChange }: SettingControlProps) => (
  <Switch id={id} checked={value === true} disabled={disabled} aria-describedby={describedBy} onChange={(isOn) => onChange(isOn)} />
)

const Choice = ({ id, setting, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) => {
  const options = Object.entries(setting.field.words ?? {}).map(([name, words]) => ({
    value: name,
    label: wordsIn(words, currentLanguage()),
  }))
  return (
    <Select
      id={id}
      value={textOf(value)}
      options={options}
      disabled={disabled}
      aria-describedby={describedBy}
      {...(status && { status })}
      onChange={(name) => onChange(name)}
      onBlur={onBlur}
    />
  )
}

const Tags = ({ id, setting, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) => (
  <Select
    id={id}
    mode="tags"
    tokenSeparators={[',', '，', ' ', '、', ';', '；']}
    value={Array.isArray(value) ? value.map(String) : []}
    options={(setting.offered ?? []).map((one) => ({ value: one, label: one }))}
    disabled={disabled}
    aria-describedby={describedBy}
    {...(status && { status })}
    open={setting.offered ? undefined : false}
    suffixIcon={null}
    onChange={(names: string[]) => onChange(names)}
    onBlur={onBlur}
  />
)

const CONTROLS: Partial<Record<FieldKind, typeof Line>> = {
  text: Line,
  longText: Lines,
  number: Amount,
  yesNo: Toggle,
  choice: Choice,
  tags: Tags,
  reference: RowSetting,
}

/** The control of a setting by the kind of its field. */
export const SettingControl = (props: SettingControlProps) => {
  const Chosen = props.setting.secret ? Secret : (CONTROLS[props.setting.field.kind] ?? Line)
  return <Chosen {...props} />
}
