import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf } from '../../../../contract/picture-files.ts'
import type { ControlProps } from '../props/control.ts'
import { useDrag } from '../../../browser/use-drag.ts'
import { moved } from '../../data/order.ts'
import { LIMITS, Shown, UploadBox } from '../picture/control.tsx'

type Way = 'earlier' | 'later'

/** T-13, multi mode: each upload is added to those before. Pictures are put in order by dragging, or by their buttons. */
export function PicturesControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const addresses = (value as string[] | null) ?? []
  const limit = field.max ?? 0
  const { componentDisabled } = ConfigProvider.useConfig()
  const drag = useDrag<string>((address, to) => onChange?.(moved(addresses, addresses.indexOf(address), to)))
  const { list, follow } = useFollowedFocus()
  const [said, say] = useState('')

  /** The same picture held at another point, or none in its place. */
  const replace = (before: string, now: string | null) =>
    onChange?.(addresses.flatMap((one) => (one !== before ? [one] : now ? [now] : [])))

  function move(from: number, way: Way): void {
    const to = way === 'earlier' ? from - 1 : from + 1
    onChange?.(moved(addresses, from, to))
    follow(to, way)
    say(t('admin.upload.position', { at: to + 1, total: addresses.length }))
  }
  return (
    <>
      <ol className="kit-pictures" ref={list}>
        {addresses.map((address, at) => (
          <li key={fileOf(address)} {...(componentDisabled ? {} : drag(address, at))}>
            <Shown address={address} change={(now) => replace(address, now)} />
            <Order at={at} last={addresses.length - 1} move={(way) => move(at, way)} />
          </li>
        ))}
        {(limit === 0 || addresses.length < limit) && (
          <li>
            <UploadBox
              small
              id={id}
              limits={{ ...LIMITS, limit }}
              already={addresses.length}
              taken={(added) => onChange?.([...new Set([...addresses, ...added])])}
              left={onBlur}
            />
          </li>
        )}
      </ol>
      <span className="kit-hidden" role="status">
        {said}
      </span>
    </>
  )
}

const Order = ({ at, last, move }: { at: number; last: number; move: (way: Way) => void }) => {
  const { t } = useTranslation()
  if (last === 0) return null
  const way = (name: Way, icon: React.ReactNode, isOff: boolean) => (
    <Button
      size="small"
      type="text"
      icon={icon}
      disabled={isOff}
      data-way={name}
      aria-label={t(`admin.upload.${name}`, { at: at + 1 })}
      onClick={() => move(name)}
    />
  )
  return (
    <div className="kit-order">
      {way('earlier', <LeftOutlined />, at === 0)}
      <span>{at === 0 ? t('admin.upload.first') : at + 1}</span>
      {way('later', <RightOutlined />, at === last)}
    </div>
  )
}

/** A picture that is moved takes the focus along: its element is another place of the list, where the browser would forget it. */
function useFollowedFocus() {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ at: number; way: Way } | null>(null)
  useEffect(() => {
    const { at, way } = wanted.current ?? {}
    if (at === undefined) return
    wanted.current = null
    const buttons = [...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-way]:enabled') ?? [])]
    const button = buttons.find((one) => one.dataset['way'] === way) ?? buttons[0]
    button?.focus()
  })
  return {
    list,
    follow: (at: number, way: Way) => {
      wanted.current = { at, way }
    },
  }
}
