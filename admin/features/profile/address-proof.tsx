import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Proof } from '../../../contract/features/profile.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import '../second-factors/factors.css'
import { ProofForm } from '../second-factors/proof-form.tsx'
import { Fetched } from './fetched.tsx'
import { useFactors } from './use-own.ts'

export type Address = 'phoneNumber' | 'emailAddress'

interface AddressProofProps {
  /** The addresses that change. */
  addresses: readonly Address[]
  /** Saves with the proof. */
  prove: (proof: Proof) => Promise<unknown>
  close: () => void
}

/** B-101c B-110a: asks for the password or a code before another mobile number or e-mail address is saved. */
export function AddressProof({ addresses, prove, close }: AddressProofProps) {
  const { t } = useTranslation()
  const factors = useFactors()
  useFocusBack()
  const [only = 'both'] = addresses.length === 1 ? addresses : []
  return (
    <Modal open title={t(`admin.own.addresses.${only}`)} footer={null} onCancel={close} mask={{ closable: false }} width={480}>
      <div className="factor-steps">
        <p className="kit-quiet">{t('admin.own.addresses.lead')}</p>
        <Fetched query={factors}>
          {({ totpSince, passkeys }) => (
            <ProofForm words={t('admin.own.save')} mayUseCode={totpSince !== null || passkeys.length > 0} prove={prove} />
          )}
        </Fetched>
      </div>
    </Modal>
  )
}
