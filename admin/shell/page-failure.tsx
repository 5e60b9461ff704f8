import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useLatest } from '../browser/use-latest.ts'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { tryPartsAgain } from '../browser/part.ts'
import { useFailureKind } from '../session/use-failure-kind.ts'
import { Outcome } from './parts/outcome.tsx'

/**
 * Shown in place of a page that failed to render, or whose code did not arrive; the shell and the other tabs stay. It tries again by itself when the
 * network is back. Every page loads it, so it imports little.
 */
export function PageFailure() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const kind = useFailureKind(useRouteError())
  const again = () => {
    tryPartsAgain()
    void navigate(`/redirect${pathname}${search}`)
  }
  useWhenOnline(again, kind !== 'fault' && kind !== 'updated')
  return (
    <Outcome
      icon={<WarningOutlined />}
      title={<h1 className="shell-title">{t('admin.failure.title')}</h1>}
      lead={
        <>
          <p role="status">{t(`admin.failure.leads.${kind}`)}</p>
          <p>{t('admin.shell.failureLead')}</p>
        </>
      }
    >
      {kind === 'updated' ? (
        <Button type="primary" onClick={() => location.reload()}>
          {t('admin.failure.reload')}
        </Button>
      ) : (
        <Button type="primary" onClick={again}>
          {t(kind === 'fault' ? 'admin.shell.failureAgain' : 'admin.failure.again')}
        </Button>
      )}
    </Outcome>
  )
}

/** Calls back when the network returns. */
function useWhenOnline(act: () => void, isOn: boolean): void {
  const latest = useLatest(act)
  useEffect(() => {
    if (!isOn) return
    const back = () => latest.current()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [isOn, latest])
}
