import { Suspense, useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { LoginForm } from './login-form.tsx'
import { isCodeUnderWay } from './code-under-way.ts'

/** Most people never sign in by phone, so its form comes with its tab. */
const PhoneForm = part(async () => ({ default: (await withWords('ways', import('./phone-form.tsx'))).PhoneForm }))

const WAYS = ['password', 'phone'] as const
type Way = (typeof WAYS)[number]

/** A tab for each way to sign in (B-52). */
export const WaysTabs = () => {
  const { t } = useTranslation()
  const id = useId()
  const [way, setWay] = useState<Way>(() => (isCodeUnderWay() ? 'phone' : 'password'))

  /** The arrow keys move between tabs, as in every list of tabs. */
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next: Way = way === 'phone' ? 'password' : 'phone'
    setWay(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <>
      <div className="si-tabs" role="tablist" tabIndex={-1} aria-label={t('admin.signIn.tabs.label')} onKeyDown={move}>
        {WAYS.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === way}
            aria-controls={`${id}-panel`}
            tabIndex={name === way ? 0 : -1}
            onClick={() => setWay(name)}
          >
            {t(`admin.signIn.tabs.${name}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${way}`}>
        <Suspense>{way === 'phone' ? <PhoneForm /> : <LoginForm />}</Suspense>
      </div>
    </>
  )
}
