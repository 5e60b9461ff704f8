import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf } from '../../../../contract/picture-files.ts'
import type { ControlProps } from '../props/control.ts'
import { notify } from '../../../browser/notice.ts'
import { useSorting } from '../../../browser/use-sorting.ts'
import { moved } from '../../data/order.ts'
import { usePictureLimits } from '../../data/upload-limits.ts'
import { sayProblem } from '../../data/upload.ts'
import { ChooseButton } from '../picture/choose-button.tsx'
import { Shown, UploadBox } from '../picture/control.tsx'

type Way = 'earlier' | 'later'

/** T-13, multi mode: each upload is added to those before. Dragging or the buttons of a picture change the order. */
export function PicturesControl({ id, value, onChange, onBlur, field }: ControlProps) {
  const { t } = useTranslation()
  const addresses = (value as string[] | null) ?? []
  const limit = field.max ?? 0
  const limits = usePictureLimits()
  const { componentDisabled } = ConfigProvider.useConfig()
  const list = useSorting<HTMLOListElement>({
    disabled: componentDisabled ?? false,
    place: (file, to) => {
      const from = addresses.findIndex((address) => fileOf(address) === file)
      onChange?.(moved(addresses, from, to))
    },
  })
  const follow = useFollowedFocus(list)
  const [said, say] = useState('')

  /** Replaces an address by the same picture with another focus, or removes it. */
  const replace = (before: string, now: string | null) =>
    onChange?.(addresses.flatMap((address) => (address !== before ? [address] : now ? [now] : [])))

  /** Pictures of the library that the limit has no room for are left out, which is said. */
  function add(added: string[]): void {
    const all = [...new Set([...addresses, ...added])]
    if (limit > 0 && all.length > limit) notify({ kind: 'error', text: sayProblem({ words: 'pictureCount', number: limit }), seconds: 10 })
    onChange?.(all.slice(0, limit || undefined))
  }
  const hasRoom = limit === 0 || addresses.length < limit

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
          <li key={fileOf(address)} data-sort={fileOf(address)}>
            <Shown address={address} change={(now) => replace(address, now)} />
            <Order at={at} last={addresses.length - 1} move={(way) => move(at, way)} />
          </li>
        ))}
        {hasRoom && (
          <li>
            <UploadBox small id={id} limits={{ ...limits, limit }} present={addresses} taken={add} left={onBlur} />
          </li>
        )}
      </ol>
      {hasRoom && (
        <div className="kit-choose">
          <ChooseButton isMany taken={add} />
        </div>
      )}
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

/** Keeps the focus on the picture that a button moved: the browser forgets the focus of an element that changes its place. */
function useFollowedFocus(list: RefObject<HTMLOListElement | null>) {
  const wanted = useRef<{ at: number; way: Way } | null>(null)
  useEffect(() => {
    const { at, way } = wanted.current ?? {}
    if (at === undefined) return
    wanted.current = null
    const buttons = [...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-way]:enabled') ?? [])]
    const button = buttons.find((candidate) => candidate.dataset['way'] === way) ?? buttons[0]
    button?.focus()
  })
  return (at: number, way: Way) => {
    wanted.current = { at, way }
  }
}
