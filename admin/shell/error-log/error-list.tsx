import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { siteTime } from '../../browser/site-time.ts'
import { errorLog, type LoggedError } from '../../state/error-log.ts'
import { useStore } from '../../state/store.ts'
import './error-log.css'

/** T-11: the errors, the newest first. A description list, because a table of stacks cannot be read on a phone. */
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
        <Term word={t('admin.bar.errors.message')}>
          <strong>{err.message}</strong>
        </Term>
        <Term word={t('admin.bar.errors.time')}>
          <time dateTime={new Date(time).toISOString()}>{siteTime(time)}</time>
        </Term>
        <Term word={t('admin.bar.errors.info')}>
          <Trace label={t('admin.bar.errors.info')} text={info} />
        </Term>
        <Term word={t('admin.bar.errors.url')}>
          <span className="errors-code">{url}</span>
        </Term>
        {err.stack && (
          <Term word={t('admin.bar.errors.stack')}>
            <Trace label={t('admin.bar.errors.stack')} text={err.stack} />
          </Term>
        )}
      </dl>
    </li>
  )
}

const Term = ({ word, children }: { word: string; children: ReactNode }) => (
  <div>
    <dt>{word}</dt>
    <dd>{children}</dd>
  </div>
)

/** A line of code, or a stack trace in a box that scrolls. */
export const Trace = ({ label, text }: { label: string; text: string }) =>
  text.includes('\n') ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <pre tabIndex={0} role="group" aria-label={label}>
      {text}
    </pre>
  ) : (
    <span className="errors-code">{text}</span>
  )
