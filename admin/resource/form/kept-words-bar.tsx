import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { siteTime } from '../../browser/site-time.ts'
import { useConfirm } from '../pieces/use-confirm.ts'
import type { KeptWords } from './use-kept-words.ts'

/** Says that unsaved words came back, and lets the user give them up; or that the browser has no room for them. */
export function KeptWordsBar({ kept: { restored, isUnkept, giveUp } }: { kept: Pick<KeptWords, 'restored' | 'isUnkept' | 'giveUp'> }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const ask = () =>
    confirm({
      title: t('admin.listing.giveUpTitle'),
      content: t('admin.listing.giveUpLead'),
      okText: t('admin.listing.giveUp'),
      then: async () => giveUp(),
    })
  return (
    <>
      {restored && (
        <Alert
          type="info"
          showIcon
          role="status"
          className="kit-kept"
          title={t('admin.listing.restored', { when: whenOf(restored.at) })}
          description={restored.isContested ? t('admin.listing.restoredOver') : undefined}
          action={
            <Button size="small" onClick={ask}>
              {t('admin.listing.giveUp')}
            </Button>
          }
        />
      )}
      {isUnkept && <Alert type="warning" showIcon role="alert" className="kit-kept" title={t('admin.listing.unkept')} />}
    </>
  )
}

/** The time alone if it is of today. */
const whenOf = (at: number) => siteTime(at, dayOf(at) === dayOf(Date.now()) ? 'HH:mm' : 'YYYY-MM-DD HH:mm')

const dayOf = (moment: number) => siteTime(moment, 'YYYY-MM-DD')
