import { Empty, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { currentLanguage } from '../../language/i18n.ts'
import { siteTime } from '../../browser/site-time.ts'
import { useTimeAgo } from '../../resource/pieces/ago.tsx'
import { titleOf } from '../../resource/data/item.ts'
import { StateTag } from '../../resource/publishing/state-tag.tsx'
import { Thumbnail } from '../../resource/pieces/thumbnail.tsx'
import { useSession } from '../../session/session.ts'
import { news, useRecent } from './data.ts'

/** The news that were changed last, with drafts. Each leads to its form. */
export function Recent() {
  const { t } = useTranslation()
  const { routes } = useSession()
  const { data, isPending } = useRecent(true)
  const isOpen = routes.includes('sitenews')
  return (
    <section className="kit-card">
      <header className="dash-title">
        <h2>{t('admin.dashboard.recent')}</h2>
        {isOpen && <Link to="/sitenews">{t('admin.dashboard.all')}</Link>}
      </header>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('admin.dashboard.recentNone')} />}
      <ul className="dash-recent">
        {data?.map((item) => (
          <li key={item.id}>
            <Thumbnail address={item['cover'] as string | null} />
            <span className="dash-words">
              {isOpen ? (
                <Link to={`/sitenews/${item.id}`}>{titleOf(news, item, currentLanguage())}</Link>
              ) : (
                titleOf(news, item, currentLanguage())
              )}
              <Changed at={item.lastModificationTime ?? item.creationTime} />
            </span>
            <StateTag item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Changed = ({ at }: { at: string }) => {
  const { t } = useTranslation()
  const when = useTimeAgo(at)
  return (
    <time className="kit-quiet kit-number" dateTime={at} title={siteTime(at)}>
      {t('admin.dashboard.changed', { when })}
    </time>
  )
}
