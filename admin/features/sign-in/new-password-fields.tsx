import { useTranslation } from 'react-i18next'
import { pageData } from '../../browser/page-data.ts'
import { Field } from './field.tsx'

interface NewPassword {
  password: string
  again: string
}

interface NewPasswordFieldsProps {
  label: string
  given: NewPassword
  onChange: (change: Partial<NewPassword>) => void
  autoFocus?: boolean
}

/** A new password, typed twice. */
export const NewPasswordFields = ({ label, given: { password, again }, onChange, autoFocus = false }: NewPasswordFieldsProps) => {
  const { t } = useTranslation()
  const { min, max } = pageData.password
  return (
    <>
      <Field
        label={label}
        name="password"
        autoComplete="new-password"
        secret
        autoFocus={autoFocus}
        value={password}
        onChange={(value) => onChange({ password: value })}
        problem={password.length >= min && password.length <= max ? null : t('admin.password.length', { min, max })}
        hint={t('admin.password.length', { min, max })}
      />
      <Field
        label={t('admin.password.again')}
        name="again"
        autoComplete="new-password"
        secret
        value={again}
        onChange={(value) => onChange({ again: value })}
        problem={again === password && again ? null : t('admin.password.differs')}
      />
    </>
  )
}
