import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profile, type Proof } from '../../../contract/features/profile.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { quietly } from '../../session/session.ts'
import '../second-factors/factors.css'
import { PasskeySetUp } from '../second-factors/passkey-set-up.tsx'
import { ProofForm } from '../second-factors/proof-form.tsx'
import { RecoveryCodes } from '../second-factors/recovery-codes.tsx'
import { TotpSetUp } from '../second-factors/totp-set-up.tsx'
import { ownChanged } from './use-own.ts'

export type Change = { kind: 'totp' | 'passkey' | 'removeTotp' | 'codes' } | { kind: 'removePasskey'; id: string; name: string }

interface FactorDialogProps {
  change: Change
  mayUseCode: boolean
  close: () => void
}

/** One change of the second factors, step by step. */
export function FactorDialog({ change, mayUseCode, close }: FactorDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const done = (words: 'removed' | 'changedOthers' | null) => {
    if (words) notify({ kind: 'success', text: t(`admin.factors.${words}`), seconds: 3 })
    close()
    void ownChanged()
  }
  const leave = () => {
    close()
    void ownChanged()
  }
  const { kind } = change
  return (
    <Modal open title={useTitle(change)} footer={null} onCancel={leave} mask={{ closable: false }} width={480}>
      {kind === 'totp' && <TotpSetUp mayUseCode={mayUseCode} done={() => done('changedOthers')} />}
      {kind === 'passkey' && <PasskeySetUp mayUseCode={mayUseCode} done={() => done('changedOthers')} />}
      {kind === 'codes' && <NewCodes done={() => done(null)} />}
      {kind === 'removeTotp' && (
        <Removing words={t('admin.factors.switchOff')} remove={(proof) => quietly(profile.removeTotp, proof)} done={done} />
      )}
      {change.kind === 'removePasskey' && (
        <Removing
          words={t('admin.factors.remove')}
          remove={(proof) => quietly(profile.removePasskey, { id: change.id, ...proof })}
          done={done}
        />
      )}
    </Modal>
  )
}

function useTitle(change: Change): string {
  const { t } = useTranslation()
  switch (change.kind) {
    case 'totp':
      return t('admin.factors.app')
    case 'passkey':
      return t('admin.factors.passkey')
    case 'codes':
      return t('admin.factors.renewTitle')
    case 'removeTotp':
      return t('admin.factors.removeAppTitle')
    case 'removePasskey':
      return t('admin.factors.removeKeyTitle', { name: change.name })
  }
}

interface RemovingProps {
  words: string
  remove: (proof: Proof) => Promise<unknown>
  done: (words: 'removed') => void
}

const Removing = ({ words, remove, done }: RemovingProps) => (
  <ProofForm
    words={words}
    isDanger
    mayUseCode
    prove={async (proof) => {
      await remove(proof)
      done('removed')
    }}
  />
)

function NewCodes({ done }: { done: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} done={done} />
  const make = async (proof: Proof) => setCodes((await quietly(profile.makeRecoveryCodes, proof)).recoveryCodes)
  return (
    <div className="factor-steps">
      <p className="kit-quiet">{t('admin.factors.renewLead')}</p>
      <ProofForm words={t('admin.factors.renew')} mayUseCode prove={make} />
    </div>
  )
}
