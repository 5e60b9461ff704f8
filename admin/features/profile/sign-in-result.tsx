import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'

const COLOURS: Readonly<Record<string, string>> = { Success: 'success', PasswordReset: 'success', SecondFactorMissing: 'default' }

/** The result of an attempt to sign in. A result of another version of the program is shown as it is. */
export function SignInResult({ result }: { result: string }) {
  const { t } = useTranslation()
  const known: Record<string, string> = t('admin.own.results', { returnObjects: true })
  return <Tag color={COLOURS[result] ?? 'error'}>{known[result] ?? result}</Tag>
}
