import { useTranslation } from 'react-i18next'
import { useConfirm } from './use-confirm.ts'

/** Asks before a picture or a file is taken out of a field (X-04b). */
export function useAskRemove(): (remove: () => void | Promise<void>) => void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return (remove) =>
    confirm({
      content: t('admin.upload.removeConfirm'),
      okText: t('admin.list.delete'),
      danger: true,
      then: async () => remove(),
    })
}
