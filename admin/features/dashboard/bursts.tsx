import { Badge } from 'antd'
import { useTranslation } from 'react-i18next'
import { BurstList } from '../../shell/bell/burst-list.tsx'
import { bell } from '../../session/bell.ts'
import { useStore } from '../../state/store.ts'

/** B-76f: the notices of bursts on the dashboard, with the number of those that the person has not seen. */
export default function Bursts() {
  const { t } = useTranslation()
  const { notices } = useStore(bell)
  return (
    <section className="kit-card" aria-label={t('admin.bursts.title')}>
      <h2>
        {t('admin.bursts.title')} {notices > 0 && <Badge count={notices} title={t('admin.bursts.unseen', { number: notices })} />}
      </h2>
      <BurstList />
    </section>
  )
}
