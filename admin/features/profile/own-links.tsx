import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profile } from '../../../contract/features/profile.ts'
import type { SignOnLink } from '../../../contract/features/sign-on-links.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { quietly } from '../../session/session.ts'
import { Fetched } from './fetched.tsx'
import { ownChanged, useOwnLinks } from './use-own.ts'
import '../second-factors/factors.css'
import { ProofForm } from '../second-factors/proof-form.tsx'
import { LinkList } from '../sign-on/link-list.tsx'

/** The own accounts elsewhere; a link is removed by whoever shows once more that it is they (B-79a). */
export default function OwnLinks({ mayUseCode }: { mayUseCode: boolean }) {
  const { t } = useTranslation()
  const links = useOwnLinks()
  const [removing, setRemoving] = useState<SignOnLink | null>(null)
  return (
    <section className="kit-card">
      <h2>{t('admin.ways.links.title')}</h2>
      <p className="kit-quiet">{t('admin.ways.links.lead')}</p>
      <Fetched query={links}>{({ items }) => <LinkList links={items} remove={setRemoving} />}</Fetched>
      {removing && <RemoveLink link={removing} mayUseCode={mayUseCode} close={() => setRemoving(null)} />}
    </section>
  )
}

function RemoveLink({ link: { id, provider }, mayUseCode, close }: { link: SignOnLink; mayUseCode: boolean; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal open title={t('admin.ways.links.askOwn', { provider })} footer={null} onCancel={close} mask={{ closable: false }} width={480}>
      <div className="factor-steps">
        <p className="kit-quiet">{t('admin.ways.links.askOwnLead')}</p>
        <ProofForm
          words={t('admin.ways.links.remove')}
          isDanger
          mayUseCode={mayUseCode}
          prove={async (proof) => {
            await quietly(profile.removeLink, { id, ...proof })
            notify({ kind: 'success', text: t('admin.ways.links.removed'), seconds: 3 })
            close()
            await ownChanged()
          }}
        />
      </div>
    </Modal>
  )
}
