import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface ArrowsProps {
  /** The name of the entry, for screen readers. */
  name: string
  at: number
  last: number
  move: (to: number) => void
  size?: 'small'
}

/** Moves one entry of a list. At an end the button does nothing; it stays enabled, because a disabled button would lose the focus. */
export function Arrows({ name, at, last, move, size }: ArrowsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        type="text"
        {...(size ? { size } : {})}
        icon={<ArrowUpOutlined />}
        aria-label={t('admin.listing.up', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && move(at - 1)}
      />
      <Button
        type="text"
        {...(size ? { size } : {})}
        icon={<ArrowDownOutlined />}
        aria-label={t('admin.listing.down', { name })}
        aria-disabled={at === last}
        onClick={() => at < last && move(at + 1)}
      />
    </>
  )
}
