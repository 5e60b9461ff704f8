import { CloseCircleFilled } from '@ant-design/icons'
import i18next from 'i18next'

/** The button that empties a choice, with a name: the kit's own is called “Clear” in every language. False where the choice must stay. */
export const clearing = (isPossible = true) =>
  isPossible && { clearIcon: <CloseCircleFilled />, label: i18next.t('admin.listing.clearChoice') }
