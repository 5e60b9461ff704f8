import { useTranslation } from 'react-i18next'
import { Frame } from './frame.tsx'
import { SignInWays } from './sign-in-ways.tsx'

export const Component = () => {
  const { t } = useTranslation()
  return (
    <Frame title={t('admin.signIn.title')} lead={t('admin.signIn.lead')}>
      <SignInWays />
    </Frame>
  )
}
