import type { PaginationProps } from 'antd'
import { cloneElement, isValidElement, type AriaAttributes } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the two arrows of a pager for screen readers; antd leaves them without names. */
export function usePagerNames(): NonNullable<PaginationProps['itemRender']> {
  const { t } = useTranslation()
  return (_, type, element) =>
    (type === 'prev' || type === 'next') && isValidElement<AriaAttributes>(element)
      ? cloneElement(element, { 'aria-label': t(`admin.listing.${type}`) })
      : element
}
