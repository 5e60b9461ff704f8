import { useTranslation } from 'react-i18next'
import { accounts } from '../../../contract/features/accounts.ts'
import type { SignOnLink } from '../../../contract/features/sign-on-links.ts'
import { notify } from '../../browser/notice.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { call, quietly, useSession } from '../../session/session.ts'
import { AccountQuery } from './account-query.tsx'
import { accountChanged } from './use-account-actions.ts'
import { LinkList } from '../sign-on/link-list.tsx'

/** The accounts elsewhere by which a person signs in; an administrator removes those of others (B-79a). */
export default function PersonLinks({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { userid } = useSession()
  const remove = ({ id: linkId, provider }: SignOnLink) =>
    confirm({
      content: t('admin.ways.links.ask', { name, provider }),
      okText: t('admin.ways.links.remove'),
      danger: true,
      then: async () => {
        await call(accounts.removeLink, { id, linkId })
        notify({ kind: 'success', text: t('admin.ways.links.removed'), seconds: 3 })
        accountChanged()
      },
    })
  return (
    <section className="sign-on-part" aria-labelledby="sign-on-part-title">
      <h3 id="sign-on-part-title">{t('admin.ways.links.title')}</h3>
      <AccountQuery id={id} part="links" read={() => quietly(accounts.links, { id })}>
        {({ items }) => <LinkList links={items} remove={id === userid ? undefined : remove} />}
      </AccountQuery>
    </section>
  )
}
