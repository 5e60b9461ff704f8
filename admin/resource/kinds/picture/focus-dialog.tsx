import { Button, Modal, Slider } from 'antd'
import { useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf, focusOf, variantPath, withFocus, type Focus } from '../../../../contract/picture-files.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import './focus-dialog.css'

interface FocusDialogProps {
  address: string
  /** Is told the address with the chosen focus point. */
  choose: (address: string) => void
  close: () => void
}

/** The shapes that pages cut pictures to: the carousel, a card, a square, an upright plate. */
const CUTS = ['21 / 9', '16 / 10', '1 / 1', '3 / 4'] as const
const MIDDLE: Focus = { x: 50, y: 50 }

/** Chooses the point that every crop keeps in sight, by pointing into the picture or by the sliders, with a preview of the crops. */
export default function FocusDialog({ address, choose, close }: FocusDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [focus, setFocus] = useState(() => focusOf(address) ?? MIDDLE)
  const isMiddle = focus.x === MIDDLE.x && focus.y === MIDDLE.y
  const done = () => {
    choose(withFocus(address, isMiddle ? null : focus))
    close()
  }
  return (
    <Modal open width={760} title={t('admin.focus.title')} okText={t('admin.focus.choose')} onOk={done} onCancel={close}>
      <p className="kit-quiet">{t('admin.focus.lead')}</p>
      <div className="focus-whole">
        {/* The keyboard uses the sliders. */}
        <div
          className="focus-picture"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setFocus(pointed(event))
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && setFocus(pointed(event))}
        >
          <img src={fileOf(address)} alt="" draggable={false} />
          <span className="focus-mark" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
        <Slider vertical reverse value={focus.y} ariaLabelForHandle={t('admin.focus.down')} onChange={(y) => setFocus({ ...focus, y })} />
        <Slider value={focus.x} ariaLabelForHandle={t('admin.focus.across')} onChange={(x) => setFocus({ ...focus, x })} />
      </div>
      <ul className="focus-cuts" aria-label={t('admin.focus.cuts')}>
        {CUTS.map((aspectRatio) => (
          <li key={aspectRatio}>
            <img
              src={variantPath(address, 320, 'webp')}
              alt={aspectRatio}
              style={{ aspectRatio, objectPosition: `${focus.x}% ${focus.y}%` }}
            />
          </li>
        ))}
        <li>
          <Button disabled={isMiddle} onClick={() => setFocus(MIDDLE)}>
            {t('admin.focus.middle')}
          </Button>
        </li>
      </ul>
    </Modal>
  )
}

/** The pointer's place in the picture, in whole percent. */
function pointed({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }
}

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))
