import { useTranslation } from 'react-i18next'
import { ENQUIRY_STATES, type COUNTED } from '../../../contract/features/dashboard.ts'
import { useSession } from '../../session/session.ts'
import { useStates } from './data.ts'
import { Figures } from './figures.tsx'

const STATES = ['published', 'scheduled', 'draft'] as const

interface StatesProps {
  of: (typeof COUNTED)[number]
  title: string
  address: string
  /** The key of the screen that the figures lead to. */
  page: string
}

/** The rows of a publishable resource by their state. */
export function States({ of, title, address, page }: StatesProps) {
  const { t } = useTranslation()
  const { routes } = useSession()
  const { data } = useStates(of)
  // The right to see it was taken away while the page was open.
  if (data === null) return null
  const to = (state: string) => (routes.includes(page) ? `${address}?state=${state}` : undefined)
  return (
    <Figures title={title} counts={data} figures={STATES.map((state) => ({ key: state, label: t(`states.${state}`), to: to(state) }))} />
  )
}

/** B-88a: the enquiries by the state of the answer. */
export function Enquiries() {
  const { t } = useTranslation()
  const { routes } = useSession()
  const { data } = useStates('enquiries')
  if (data === null) return null
  const to = (status: string) => (routes.includes('enquiry') ? `/enquiry?status=${status}` : undefined)
  return (
    <Figures
      title={t('resources.enquiry.name')}
      counts={data}
      figures={ENQUIRY_STATES.map((status) => ({ key: status, label: t(`admin.dashboard.enquiries.${status}`), to: to(status) }))}
    />
  )
}
