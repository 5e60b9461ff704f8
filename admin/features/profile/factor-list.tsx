import { Alert, Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Factors } from '../../../contract/features/profile.ts'
import { siteTime } from '../../browser/site-time.ts'
import { hasPasskeys } from '../second-factors/browser-passkeys.ts'
import { FactorDialog, type Change } from './factor-dialog.tsx'

/** The second factors of a person, each with the ways to change it. */
export function FactorList({ factors }: { factors: Factors }) {
  const { t } = useTranslation()
  const [change, setChange] = useState<Change | null>(null)
  const { totpSince, passkeys, recoveryCodesLeft, isRequired } = factors
  const isOn = totpSince !== null || passkeys.length > 0
  const date = (at: string) => siteTime(at, 'YYYY-MM-DD HH:mm')
  return (
    <>
      {isRequired && <Alert type="info" showIcon title={t('admin.factors.required')} />}
      <ul className="profile-list">
        <Factor
          name={t('admin.factors.app')}
          lead={t('admin.factors.appLead')}
          state={
            totpSince ? (
              <Tag color="success">{t('admin.factors.appSince', { date: date(totpSince) })}</Tag>
            ) : (
              <Tag>{t('admin.factors.off')}</Tag>
            )
          }
        >
          {totpSince ? (
            <Button onClick={() => setChange({ kind: 'removeTotp' })}>{t('admin.factors.switchOff')}</Button>
          ) : (
            <Button onClick={() => setChange({ kind: 'totp' })}>{t('admin.factors.setUp')}</Button>
          )}
        </Factor>
        <Factor
          name={t('admin.factors.passkeys')}
          lead={t('admin.factors.passkeysLead')}
          state={passkeys.length === 0 && <Tag>{t('admin.factors.off')}</Tag>}
        >
          {hasPasskeys() && <Button onClick={() => setChange({ kind: 'passkey' })}>{t('admin.factors.add')}</Button>}
        </Factor>
        {passkeys.map(({ id, name, creationTime, lastUseTime }) => (
          <Factor
            key={id}
            name={name}
            lead={`${t('admin.factors.passkeyAdded', { date: date(creationTime) })} · ${
              lastUseTime ? t('admin.factors.passkeyUsed', { date: date(lastUseTime) }) : t('admin.factors.passkeyUnused')
            }`}
          >
            <Button onClick={() => setChange({ kind: 'removePasskey', id, name })} aria-label={t('admin.factors.removePasskey', { name })}>
              {t('admin.factors.remove')}
            </Button>
          </Factor>
        ))}
        {isOn && (
          <Factor name={t('admin.factors.codes')} lead={t('admin.factors.codesLeft', { number: recoveryCodesLeft })}>
            <Button onClick={() => setChange({ kind: 'codes' })}>{t('admin.factors.renew')}</Button>
          </Factor>
        )}
      </ul>
      {change && <FactorDialog change={change} mayUseCode={isOn} close={() => setChange(null)} />}
    </>
  )
}

function Factor({ name, lead, state, children }: { name: string; lead: string; state?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className="profile-grow">
        <span className="profile-name">
          {name}
          {state}
        </span>
        <span className="kit-quiet">{lead}</span>
      </div>
      {children}
    </li>
  )
}
