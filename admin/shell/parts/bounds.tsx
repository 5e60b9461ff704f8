import { Button } from 'antd'
import { Children, Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tryPartsAgain } from '../../browser/part.ts'
import { tellFailure } from './fetched.ts'

interface BoundsProps {
  children: ReactNode
  /** Shown when the part fails; else nothing is. */
  Fallback?: ComponentType<{ again: () => void }>
  failed?: ((error: unknown) => void) | undefined
}

/** Keeps the failure of a part to itself. A part that is taken away and comes again begins anew. */
class Bounds extends Component<BoundsProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

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
    return Fallback ? <Fallback again={this.again} /> : null
  }
}

/** A part of the frame or of a form: when it fails, everything around it stays, and it can be drawn again. */
export const Contained = ({ children }: { children: ReactNode }) => <Bounds Fallback={Broken}>{children}</Bounds>

const Broken = ({ again }: { again: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="shell-broken" role="alert">
      {t('admin.shell.partFailed')}{' '}
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
