import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SignOnLink } from '../../../contract/features/sign-on-links.ts'
import { momentOf } from '../../resource/data/moment.ts'
import './links.css'

/** The accounts elsewhere by which somebody signs in, each with a way to remove it (B-79a). */
export function LinkList({ links, remove }: { links: readonly SignOnLink[]; remove?: ((link: SignOnLink) => void) | undefined }) {
  const { t } = useTranslation()
  if (links.length === 0) return <p className="kit-quiet">{t('admin.ways.links.none')}</p>
  return (
    <ul className="sign-on-links">
      {links.map((link) => {
        const when = momentOf(link.creationTime)
        return (
          <li key={link.id}>
            <span>
              {link.provider} {!link.isUsed && <Tag>{t('admin.ways.links.unused')}</Tag>}
              <span className="kit-quiet">{t('admin.ways.links.since', { when })}</span>
            </span>
            {remove && (
              <Button
                size="small"
                aria-label={t('admin.ways.links.removeWhich', { provider: link.provider, when })}
                onClick={() => remove(link)}
              >
                {t('admin.ways.links.remove')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
