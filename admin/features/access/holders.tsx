import { FileUnknownOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { access } from '../../../contract/features/access.ts'
import { referenceName } from '../../../contract/calls/rows.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { withAccess } from '../../resource/data/access-address.ts'
import { useOpenRow } from '../../resource/data/data.ts'
import { textIn, titleOf, type Item } from '../../resource/data/item.ts'
import { useLabels } from '../../resource/data/labels.ts'
import { FormState } from '../../resource/form/form-state.tsx'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { quietly } from '../../session/session.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { useOwnTitle } from '../../shell/use-tab.ts'
import { HolderList } from '../users/holder-list.tsx'
import { resourceOf, type AskedProps } from './asked.ts'

const ACTIONS = ['View', 'Edit'] as const

/** The people who may see a row, and those who may change it (B-51h). */
export function Holders({ asked: { permit, id }, setAddress }: AskedProps) {
  const { t } = useTranslation()
  const resource = resourceOf(permit)
  if (resource && id !== null)
    return (
      <OfRow
        key={`${resource.name} ${id}`}
        resource={resource}
        id={id}
        action={permit === permitOf(resource, 'Edit') ? 'Edit' : 'View'}
        choose={(action) => setAddress((now) => withAccess(now, { permit: permitOf(resource, action) }))}
      />
    )
  return (
    <>
      <PageHead title={t('admin.listing.who')} />
      <section className="kit-card">
        <Outcome icon={<FileUnknownOutlined />} title={t('admin.form.notFound')} />
      </section>
    </>
  )
}

interface OfRowProps {
  resource: Resource
  id: number
  action: (typeof ACTIONS)[number]
  choose: (action: OfRowProps['action']) => void
}

function OfRow({ resource, id, action, choose }: OfRowProps) {
  const { t } = useTranslation()
  const { item, isWaiting, error, retry } = useOpenRow(resource, id)
  const title = item ? t('admin.access.whoOf', { name: titleOf(resource, item, currentLanguage()) }) : t('admin.listing.who')
  useOwnTitle(title)
  const permit = permitOf(resource, action)
  return (
    <>
      <PageHead title={title} lead={item && <Owner resource={resource} item={item} />} />
      <section className="kit-card">
        {item ? (
          <>
            <Segmented
              className="holders-actions"
              aria-label={t('admin.listing.who')}
              options={ACTIONS.map((value) => ({ value, label: t(`admin.access.${value === 'View' ? 'maySee' : 'mayChange'}`) }))}
              value={action}
              onChange={choose}
            />
            <HolderList
              key={permit}
              asked={{ permit, id }}
              read={(page) => quietly(access.holders, { permit, id, ...page })}
              empty={t('admin.access.nobody')}
            />
            {resource.publishable && <p className="kit-hint">{t('admin.access.whoLead')}</p>}
          </>
        ) : (
          <FormState error={error} isWaiting={isWaiting} retry={retry} />
        )}
      </section>
    </>
  )
}

/** Names the row, and the two facts by which data scopes open it. */
function Owner({ resource, item }: { resource: Resource; item: Item }) {
  const { t } = useTranslation()
  const labels = useLabels(resource)
  const facts = (['unitId', 'ownerId'] as const).filter((name) => name in resource.fields)
  return (
    <span className="kit-lead">
      <span>{labels.name}</span>
      {facts.map((name) => (
        <span key={name}>
          {labels.field(name)} {textIn(item, referenceName(name), currentLanguage()) || t('admin.access.facts.none')}
        </span>
      ))}
    </span>
  )
}
