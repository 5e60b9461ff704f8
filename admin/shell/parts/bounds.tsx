import { Button } from 'antd'
import { Children, Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tryPartsAgain } from '../../browser/part.ts'
import { tellFailure } from './fetched.ts'

export interface FallbackProps {
  /** Draws the part once more; code that did not come is fetched again. */
  again: () => void
  error: unknown
}

interface BoundsProps {
  children: ReactNode
  /** Shown when the part fails; else nothing is. */
  Fallback?: ComponentType<FallbackProps>
  failed?: ((error: unknown) => void) | undefined
}

/** Keeps the failure of a part to itself. A part that is taken away and comes again begins anew. */
class Bounds extends Component<BoundsProps, { isBroken: boolean; error?: unknown }> {
  override state: { isBroken: boolean; error?: unknown } = { isBroken: false }

  static getDerivedStateFromError = (error: unknown) => ({ isBroken: true, error })

  static getDerivedStateFromProps = ({ children }: BoundsProps, { isBroken }: { isBroken: boolean }) => ({
    isBroken: isBroken && Children.toArray(children).length > 0,
  })

  override componentDidCatch(error: unknown) {
    this.props.failed?.(error)
  }

  again = () => {
    tryPartsAgain()
    this.setState({ isBroken: false })
  }

  override render() {
    const { Fallback, children } = this.props
    if (!this.state.isBroken) return children
    return Fallback ? <Fallback again={this.again} error={this.state.error} /> : null
  }
}

/** A part of the frame or of a form: when it fails, everything around it stays, and it can be drawn again. */
export const Contained = ({ children, Fallback = Broken }: { children: ReactNode; Fallback?: ComponentType<FallbackProps> }) => (
  <Bounds Fallback={Fallback}>{children}</Bounds>
)

const Broken = ({ again }: FallbackProps) => {
  const { t } = useTranslation()
  return <BrokenPart words={t('admin.shell.partFailed')} again={again} />
}

/** The place of a part that failed: the words, and a button to try again. */
export function BrokenPart({ words, again }: Pick<FallbackProps, 'again'> & { words: string }) {
  const { t } = useTranslation()
  return (
    <div className="shell-broken" role="alert">
      {words}{' '}
      <Button type="link" size="small" onClick={again}>
        {t('admin.failure.again')}
      </Button>
    </div>
  )
}

/**
 * A dialog or drawer whose code is fetched when it is opened. When it fails, a notice says why, and `close` lets the user open it again; the page
 * below keeps everything.
 */
export const Late = ({ children, close }: { children: ReactNode; close?: () => void }) => (
  <Bounds
    failed={(error) => {
      tellFailure(error)
      close?.()
    }}
  >
    {Children.toArray(children).length > 0 && <Suspense>{children}</Suspense>}
  </Bounds>
)
