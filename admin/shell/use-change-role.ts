import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { CallError } from '../session/http.ts'
import { notify } from '../browser/notice.ts'
import { queries } from '../session/queries.ts'
import { session } from '../session/session.ts'
import { tabs } from '../state/tabs.ts'
import { useUnsavedQuestion } from './use-closing.ts'

/** T-09: changes to one of the user's roles, or with null back to all. A refusal shows its reason and changes nothing. */
export function useChangeRole() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useUnsavedQuestion()

  async function change(role: string | null): Promise<void> {
    try {
      await session.changeRole(role)
    } catch (error) {
      const text = error instanceof CallError || error instanceof Error ? error.message : t('admin.calls.hasError')
      return notify({ kind: 'error', text, seconds: 5 })
    }
    queries.clear()
    await navigate('/dashboard')
    tabs.reset()
    // The dashboard may have been open already: it starts afresh.
    await navigate('/redirect/dashboard', { replace: true })
  }
  return (role: string | null) => ask(tabs.state.visitedViews, () => void change(role))
}
