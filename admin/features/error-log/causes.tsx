import { Alert, Button, Flex } from 'antd'
import { Component, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './error-log.css'

const CAUSES = ['event', 'promise', 'part', 'page'] as const
type Cause = (typeof CAUSES)[number]

/** Buttons that cause an error of each kind. */
export function Causes() {
  const { t } = useTranslation()
  const [drawn, setDrawn] = useState<'part' | 'page' | null>(null)
  const words = (cause: Cause) => t(`admin.errorPage.words.${cause}`, { cause: t(`admin.errorPage.causes.${cause}`) })

  function bring(cause: Cause) {
    if (cause === 'event') throw new Error(words(cause))
    if (cause === 'promise') void Promise.reject(new Error(words(cause)))
    else setDrawn(cause)
  }

  if (drawn === 'page') throw new Error(words('page'))
  return (
    <section className="kit-card errors-causes">
      <h2>{t('admin.errorPage.try')}</h2>
      <p className="kit-quiet">{t('admin.errorPage.tryLead')}</p>
      <Flex wrap gap="small">
        {CAUSES.map((cause) => (
          <Button key={cause} onClick={() => bring(cause)}>
            {t(`admin.errorPage.causes.${cause}`)}
          </Button>
        ))}
      </Flex>
      {drawn === 'part' && (
        <ErrorBoundary broken={<Broken restore={() => setDrawn(null)} />}>
          <Undrawable words={words('part')} />
        </ErrorBoundary>
      )}
    </section>
  )
}

const Undrawable = ({ words }: { words: string }): ReactNode => {
  throw new Error(words)
}

const Broken = ({ restore }: { restore: () => void }) => {
  const { t } = useTranslation()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('admin.errorPage.broken')}
      action={
        <Button size="small" onClick={restore}>
          {t('admin.errorPage.restore')}
        </Button>
      }
    />
  )
}

/** An error boundary: a failure inside it leaves the rest of the page alone. */
class ErrorBoundary extends Component<{ broken: ReactNode; children: ReactNode }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children
  }
}
