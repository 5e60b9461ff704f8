import { Alert, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { browserErrors, type BrowserError } from '../../../contract/features/browser-errors.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { exactMomentOf } from '../../resource/data/moment.ts'
import { useAttempt } from '../../resource/pieces/use-attempt.ts'
import { call } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { Trace } from '../../shell/error-log/error-list.tsx'
import { Panel } from '../../shell/parts/panel.tsx'
import { ErrorState } from './error-table.tsx'
import { errorsChanged } from './use-all-errors.ts'

const FACTS = ['count', 'screen', 'browser', 'language', 'version', 'firstTime', 'lastTime', 'resolvedTime', 'resolvedBy'] as const
const TRACES = ['stack', 'part'] as const

/** The drawer of an error: all that is known, and the mark that it is resolved. */
export function ErrorDetail({ error, close }: { error: BrowserError; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Panel open size={720} title={t('admin.browserErrors.detail')} onClose={close}>
      <Flex vertical gap="middle">
        <strong className="errors-message">{error.message}</strong>
        <Flex gap="small" align="center">
          <ErrorState error={error} />
          <Resolving error={error} />
        </Flex>
        {error.resolvedIn && <Alert type="warning" showIcon title={t('admin.browserErrors.cameBackLead', { version: error.resolvedIn })} />}
        <dl className="errors-facts">
          {FACTS.filter((name) => error[name] !== null && error[name] !== '').map((name) => (
            <div key={name}>
              <dt>{t(`admin.browserErrors.fields.${name}`)}</dt>
              <dd>{name.endsWith('Time') ? exactMomentOf(String(error[name])) : error[name]}</dd>
            </div>
          ))}
        </dl>
        {TRACES.filter((name) => error[name] !== '').map((name) => (
          <section key={name} className="errors">
            <h2>{t(`admin.browserErrors.fields.${name}`)}</h2>
            <Trace label={t(`admin.browserErrors.fields.${name}`)} text={error[name]} />
          </section>
        ))}
      </Flex>
    </Panel>
  )
}

function Resolving({ error: { id, resolvedTime } }: { error: BrowserError }) {
  const { t } = useTranslation()
  const mayEdit = useCan('BrowserError/Edit')
  const { isBusy, attempt } = useAttempt()
  if (!mayEdit) return null
  const isResolved = resolvedTime === null
  const set = () =>
    attempt(async () => {
      await call(browserErrors.resolve, { id, isResolved })
      await errorsChanged()
      notify({ kind: 'success', text: t(isResolved ? 'admin.browserErrors.resolved' : 'admin.browserErrors.reopened'), seconds: 3 })
    })
  return (
    <Button size="small" loading={isBusy} onClick={() => void set()}>
      {t(isResolved ? 'admin.browserErrors.resolve' : 'admin.browserErrors.reopen')}
    </Button>
  )
}
