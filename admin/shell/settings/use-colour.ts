import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { settings } from '../../state/settings.ts'

/** In seconds: long enough to be read, although the colour changes at once. */
const SAID = 1

/** S-11: a change shows a message while it is applied. */
export function useColour(): (theme: string) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (theme) => {
    if (theme === settings.state.theme) return
    void message.open({ key: 'theme', type: 'loading', content: t('admin.bar.settings.compiling'), duration: SAID })
    settings.choose({ theme })
  }
}
