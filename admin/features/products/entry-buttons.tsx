import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface EntryButtonsProps {
  /** What is moved or deleted, for whoever only hears it. */
  name: string
  at: number
  last: number
  move: (to: number) => void
  remove: () => void
}

/** What can be done to one entry of a list: up, down, away. */
export function EntryButtons({ name, at, last, move, remove }: EntryButtonsProps) {
  const { t } = useTranslation()
  const of = (action: string) => `${action} ${name}`
  return (
    <span className="parts-buttons">
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        disabled={at === 0}
        aria-label={of(t('admin.products.moveUp'))}
        onClick={() => move(at - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        disabled={at === last}
        aria-label={of(t('admin.products.moveDown'))}
        onClick={() => move(at + 1)}
      />
      <Button type="text" size="small" danger icon={<DeleteOutlined />} aria-label={of(t('admin.products.remove'))} onClick={remove} />
    </span>
  )
}
