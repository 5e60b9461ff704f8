import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_IN } from '../../../contract/features/sign-in.ts'
import { SIGN_ON_BEGIN, SIGN_ON_REASONS, type SignOnReason } from '../../../contract/features/sign-on.ts'
import { notify } from '../../browser/notice.ts'
import { pageData } from '../../browser/page-data.ts'
import { landing } from '../../session/landing.ts'
import { session } from '../../session/session.ts'
import { failureOf } from './failure.tsx'
import { beginSignOn, forgetSignOn, readSignOn } from './sign-on-memory.ts'
import { useSecondStep } from './use-second-step.tsx'
import './further-ways.css'

/** B-61: the button that leads to the provider, below the other ways to sign in; and what follows when a person comes back. */
export const SignOn = ({ children }: { children: ReactNode }) => {
  const { isBusy, second } = useComingBack()
  if (second) return second
  if (isBusy) return <Entering />
  return (
    <>
      {children}
      {pageData.signIn.sso && <SignOnButton name={pageData.signIn.sso} />}
    </>
  )
}

const Entering = () => {
  const { t } = useTranslation()
  return (
    <p role="status" className="si-note">
      {t('admin.ways.ssoBusy')}
    </p>
  )
}

/** Shows a failure in the form that is there, or that comes next. */
const say = (text: string) => notify({ kind: 'error', text, seconds: 0 })

const isReason = (text: string): text is SignOnReason => SIGN_ON_REASONS.some((reason) => reason === text)

/** Takes ticket and reason out of the address, shows the ticket with this browser's random text, and gives the second step or the failure. */
function useComingBack() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [{ ticket, reason }] = useState(() => ({ ticket: params.get('ticket'), reason: params.get('sso') }))
  const [begun] = useState(readSignOn)
  const [isBusy, setBusy] = useState(ticket !== null || reason !== null)
  const isDealtWith = useRef(false)
  const redirect = begun?.redirect ?? params.get('redirect')
  const enter = async () => navigate(landing(redirect), { replace: true })
  const { second, send } = useSecondStep(
    (shown) => session.signInBy(SIGN_IN.authenticateExternally, { ticket, verifier: begun?.verifier }, shown),
    enter,
  )

  async function comeBack() {
    forgetSignOn()
    await navigate(redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login', { replace: true })
    if (reason !== null) say(t(`admin.ways.sso.${isReason(reason) ? reason : 'failed'}`))
    else if (begun) await send().catch((error: unknown) => say(failureOf(error).message))
    else say(t('admin.ways.sso.elsewhere'))
    setBusy(false)
  }
  useEffect(() => {
    if (!isBusy || isDealtWith.current) return
    isDealtWith.current = true
    void comeBack()
  })
  return { isBusy, second }
}

const SignOnButton = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  async function begin() {
    const challenge = await beginSignOn(params.get('redirect'))
    location.assign(`${SIGN_ON_BEGIN}?challenge=${challenge}`)
  }
  return (
    <div className="si-sign-on">
      <span aria-hidden="true">{t('admin.ways.or')}</span>
      {/* A browser without the means to make a digest has opened the site by an address that is not safe. */}
      <button type="button" className="si-other" onClick={() => void begin().catch(() => say(t('admin.ways.sso.insecure')))}>
        {t('admin.ways.ssoButton', { name })}
      </button>
    </div>
  )
}
