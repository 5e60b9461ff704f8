import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'

interface AccountFieldProps {
  value: string
  onChange: (account: string) => void
}

/** The field in which people name their account, by user name or e-mail address. */
export const AccountField = ({ value, onChange }: AccountFieldProps) => {
  const { t } = useTranslation()
  return (
    <Field
      label={t('admin.signIn.userName')}
      name="username"
      autoComplete="username"
      autoFocus
      value={value}
      onChange={onChange}
      problem={value.trim() ? null : t('admin.signIn.userNameMissing')}
    />
  )
}
