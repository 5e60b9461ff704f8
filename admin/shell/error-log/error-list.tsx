import { Empty } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { errorLog, type LoggedError } from '../../state/error-log.ts'
import { useStore } from '../../state/store.ts'
import './error-log.css'

/** T-11: the errors, the newest first. A list of descriptions, as a table of stacks cannot be read on a phone. */
export function ErrorList() {
  const { t } = useTranslation()
  const { logs } = useStore(errorLog)
  if (logs.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('admin.bar.errors.none')} />
  return (
    <ol className="errors" reversed>
      {logs.map((entry, index) => <Entry key={index} entry={entry} />).toReversed()}
    </ol>
  )
}

function Entry({ entry: { err, info, url, time } }: { entry: LoggedError }) {
  const { t } = useTranslation()
  return (
    <li>
      <dl>
        <div>
          <dt>{t('admin.bar.errors.message')}</dt>
          <dd className="errors-message">{err.message}</dd>
        </div>
        <div>
          <dt>{t('admin.bar.errors.time')}</dt>
          <dd>
            <time dateTime={new Date(time).toISOString()}>{dayjs(time).format('YYYY-MM-DD HH:mm:ss')}</time>
          </dd>
        </div>
        <div>
          <dt>{t('admin.bar.errors.info')}</dt>
          <dd className="errors-code">{info}</dd>
        </div>
        <div>
          <dt>{t('admin.bar.errors.url')}</dt>
          <dd className="errors-code">{url}</dd>
        </div>
        {err.stack && (
          <div>
            <dt>{t('admin.bar.errors.stack')}</dt>
            <dd>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys as well */}
              <pre tabIndex={0} aria-label={t('admin.bar.errors.stack')}>
                {err.stack}
              </pre>
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}
