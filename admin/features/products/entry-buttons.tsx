import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Arrows } from '../../resource/pieces/arrows.tsx'

interface EntryButtonsProps {
  /** The name of the entry, for screen readers. */
  name: string
  at: number
  last: number
  move: (to: number) => void
  remove: () => void
}

/** The buttons of one entry of a list: up, down, delete. */
export const EntryButtons = memo(function EntryButtons({ name, at, last, move, remove }: EntryButtonsProps) {
  const { t } = useTranslation()
  return (
    <span className="parts-buttons">
      <Arrows name={name} at={at} last={last} move={move} />
      <Button type="text" danger icon={<DeleteOutlined />} aria-label={`${t('admin.products.remove')} ${name}`} onClick={remove} />
    </span>
  )
})
