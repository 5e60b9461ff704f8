import { useTranslation } from 'react-i18next'
import { useAttempt as useAnyAttempt } from '../../resource/pieces/use-attempt.ts'
import { passkeyProblem } from './browser-passkeys.ts'

/** An attempt whose failure may be one of the browser's passkeys, which has words of its own. */
export function useAttempt() {
  const { t } = useTranslation()
  return useAnyAttempt((error) => {
    const known = passkeyProblem(error)
    return known && t(`admin.factors.${known}`)
  })
}
