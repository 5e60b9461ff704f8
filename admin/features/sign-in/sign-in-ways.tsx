import { Suspense } from 'react'
import { pageData } from '../../browser/page-data.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { LoginForm } from './login-form.tsx'
import './sign-in-ways.css'

/** Sites without a gateway and without a provider need no more than the form for a password. */
const Tabs = part(async () => ({ default: (await import('./ways-tabs.tsx')).WaysTabs }))
const SignOn = part(async () => ({ default: (await withWords('ways', import('./sign-on.tsx'))).SignOn }))

/** The ways to sign in, as all three login pages show them: tabs if there is more than the password, and single sign-on below them. */
export const SignInWays = () => {
  const { phone, sso } = pageData.signIn
  const ways = phone ? <Tabs /> : <LoginForm />
  // Somebody who comes back is told how it went, also if single sign-on has been turned off meanwhile.
  return <Suspense>{sso || /[?&](sso|ticket)=/.test(location.hash) ? <SignOn>{ways}</SignOn> : ways}</Suspense>
}
