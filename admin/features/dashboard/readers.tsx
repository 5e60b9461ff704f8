import { EditOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Empty, Skeleton, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { screenNamed, addressOf, type ScreenKey } from '../../../contract/back-office/screens.ts'
import { dashboard, type Readers } from '../../../contract/features/dashboard.ts'
import type { Language } from '../../../contract/languages.ts'
import { BarsOverTime } from '../../charts/bars-over-time.tsx'
import { call, useSession } from '../../session/session.ts'

type Page = Readers['pages'][number]

const SCREENS = { news: 'sitenews', article: 'sitearticle', product: 'spu' } as const satisfies Record<string, ScreenKey>

/** B-88b, B-88c: how visitors read the site. It tells nothing where the reader may view nothing. */
export default function ReadersPart() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({ queryKey: ['dashboard', 'readers'], queryFn: () => call(dashboard.getReaders) })
  if (data === null) return null
  if (isError)
    return (
      <section className="kit-card">
        <p className="kit-quiet">{t('admin.dashboard.readersFailed')}</p>
        <Button onClick={() => void refetch()}>{t('admin.dashboard.again')}</Button>
      </section>
    )
  return (
    <>
      <section className="kit-card dash-views">
        {data ? <Views days={data.days} /> : <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      </section>
      <div className="dash-states">
        <section className="kit-card" aria-label={t('admin.dashboard.mostRead')}>
          <h2>{t('admin.dashboard.mostRead')}</h2>
          {!data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
          {data?.pages.length === 0 && <Nothing words={t('admin.dashboard.mostReadNone')} />}
          <ol className="dash-ranked">
            {data?.pages.map((page) => (
              <li key={`${page.language} ${page.path}`}>
                <PageName page={page} />
                <span className="kit-number">{t('admin.dashboard.views', { count: page.views })}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className="kit-card" aria-label={t('admin.dashboard.misses')}>
          <h2>{t('admin.dashboard.misses')}</h2>
          {!data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
          {data?.misses.length === 0 && <Nothing words={t('admin.dashboard.missesNone')} />}
          <ol className="dash-ranked">
            {data?.misses.map(({ keyword, language, searches }) => (
              <li key={`${language} ${keyword}`}>
                <a href={plain(`/_search?keyword=${encodeURIComponent(keyword)}`, language)} target="_blank" rel="noopener">
                  {keyword}
                </a>
                <span className="kit-number">{t('admin.dashboard.times', { count: searches })}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}

/** A bar leads to the requests of its day, for readers of the log. */
function Views({ days }: { days: Readers['days'] }) {
  const { t } = useTranslation()
  const { routes } = useSession()
  const { token } = theme.useToken()
  const navigate = useNavigate()
  const sum = days.reduce((all, { views }) => all + views, 0)
  const choose = (at: number) => {
    const day = days[at]?.day
    if (day && routes.includes('weblog')) void navigate(`/weblog?creationTimeStart=${day}&creationTimeEnd=${day}`)
  }
  return (
    <BarsOverTime
      title={t('admin.dashboard.viewsOverTime', { count: sum })}
      kinds={[{ key: 'views', label: t('admin.dashboard.viewsKind'), colour: token.colorPrimary }]}
      spans={days.map(({ day, views }) => ({ label: day.slice(5), counts: { views } }))}
      choose={choose}
    />
  )
}

/** The title leads to the page, the pen to the form of its record. */
function PageName({ page: { path, language, kind, id, title } }: { page: Page }) {
  const { t } = useTranslation()
  const { routes } = useSession()
  const screen = kind ? SCREENS[kind] : null
  const name = title ?? path
  return (
    <span className="dash-page">
      <a href={plain(path, language)} target="_blank" rel="noopener" title={path}>
        {name}
      </a>
      {language === 'en' && <span className="kit-quiet">{t('admin.dashboard.english')}</span>}
      {screen && id !== null && routes.includes(screen) && (
        <Link
          to={`${addressOf(screenNamed(screen)!)}/${id}`}
          aria-label={t('admin.dashboard.edit', { name })}
          title={t('admin.dashboard.edit', { name })}
        >
          <EditOutlined />
        </Link>
      )}
    </span>
  )
}

const plain = (path: string, language: Language) => (language === 'en' ? `/en${path}` : path)

const Nothing = ({ words }: { words: string }) => <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />
