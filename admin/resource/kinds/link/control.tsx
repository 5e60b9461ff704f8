import { Input } from 'antd'
import { DEFAULT_LANGUAGE } from '../../../../contract/languages.ts'
import { elementProps, type ControlComponent } from '../props/control.ts'
import { PageInput } from './page-input.tsx'

/** An address that is typed, or a page of the site that is found by its words. The rule of a field may leave out the paths of this site. */
export const LinkControl: ControlComponent = (props) => {
  const { field, value, lang = DEFAULT_LANGUAGE, onChange } = props
  const handed = elementProps(props)
  const address = (value as string | null) ?? ''
  if (field.pattern?.test('/a') === false)
    return (
      <Input {...handed} value={address} placeholder="https://…" inputMode="url" onChange={(event) => onChange?.(event.target.value)} />
    )
  return <PageInput {...handed} value={address} language={lang} change={(next) => onChange?.(next)} />
}
