import { useTranslation } from 'react-i18next'
import { notify } from '../../browser/notice.ts'
import { settings } from '../../state/settings.ts'

/** In seconds: long enough to be read, although the colour changes at once. */
const SAID = 1

/** S-11: a change shows a message while it is applied. */
export function useColour(): (theme: string) => void {
  const { t } = useTranslation()
  return (theme) => {
    if (theme === settings.state.theme) return
    notify({ kind: 'loading', text: t('admin.bar.settings.compiling'), seconds: SAID })
    settings.choose({ theme })
  }
}
