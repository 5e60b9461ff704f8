import { Button, Slider } from 'antd'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf, latestPath, type Focus } from '../../../../contract/picture-files.ts'
import { isMiddle, MIDDLE, moved, percent } from './focus-steps.ts'
import './focus-dialog.css'

interface FocusFieldProps {
  address: string
  focus: Focus
  set: (focus: Focus) => void
}

/** The shapes that pages cut pictures to: the carousel, a card, a square, an upright plate. */
const CUTS = ['21 / 9', '16 / 10', '1 / 1', '3 / 4'] as const

/** The point that every crop keeps in sight, chosen by pointing into the picture, by the arrow keys or by the sliders, with a preview of the crops. */
export function FocusField({ address, focus, set }: FocusFieldProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="focus-whole">
        <button
          type="button"
          className="focus-picture"
          aria-label={t('admin.focus.point', { ...focus })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            set(pointed(event))
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && set(pointed(event))}
          onKeyDown={(event) => {
            const next = moved(event, focus)
            if (!next) return
            event.preventDefault()
            set(next)
          }}
        >
          <img src={fileOf(address)} alt="" draggable={false} />
          <span className="focus-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <Slider vertical reverse value={focus.y} ariaLabelForHandle={t('admin.focus.down')} onChange={(y) => set({ ...focus, y })} />
        <Slider value={focus.x} ariaLabelForHandle={t('admin.focus.across')} onChange={(x) => set({ ...focus, x })} />
      </div>
      <ul className="focus-cuts" aria-label={t('admin.focus.cuts')}>
        {CUTS.map((aspectRatio) => (
          <li key={aspectRatio}>
            <img
              src={latestPath(address, 320, 'webp')}
              alt={aspectRatio}
              style={{ aspectRatio, objectPosition: `${focus.x}% ${focus.y}%` }}
            />
          </li>
        ))}
        <li>
          <Button disabled={isMiddle(focus)} onClick={() => set(MIDDLE)}>
            {t('admin.focus.middle')}
          </Button>
        </li>
      </ul>
    </>
  )
}

/** The pointer's place in the picture, in whole percent. */
function pointed({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) }
}
