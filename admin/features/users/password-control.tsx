import { Input } from 'antd'
import type { ControlProps } from '../../resource/kinds/props/control.ts'

/** The input of a new password; the browser does not offer a saved one. */
export const PasswordControl = ({ id, value, onChange, onBlur }: Pick<ControlProps, 'id' | 'value' | 'onChange' | 'onBlur'>) => (
  <Input.Password
    {...(id ? { id } : {})}
    autoComplete="new-password"
    value={(value as string | null) ?? ''}
    onBlur={onBlur}
    onChange={(event) => onChange?.(event.target.value)}
  />
)
