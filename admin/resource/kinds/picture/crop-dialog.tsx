import { Modal, Slider } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { cropped } from './cropped.ts'
import './crop-dialog.css'

interface CropDialogProps {
  file: File
  /** Is told the avatar: 150×150, PNG. */
  choose: (avatar: File) => Promise<void>
  close: () => void
}

const MOST_ZOOM = 4
/** Pixels by which an arrow key moves the picture. */
const KEY_STEP = 8

/** K-01c: chooses the part of a picture that becomes the avatar, by dragging, by the keyboard and by zooming. */
export default function CropDialog({ file, choose, close }: CropDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function done() {
    setBusy(true)
    try {
      await choose(await cropped(address, area!))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t('admin.own.avatarTitle')}
      okText={t('admin.own.avatarUse')}
      okButtonProps={{ disabled: area === null }}
      confirmLoading={isBusy}
      onOk={() => void done()}
      onCancel={close}
    >
      <span className="kit-quiet">{t('admin.own.avatarLead')}</span>
      <div className="kit-crop">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <Slider min={1} max={MOST_ZOOM} step={0.05} value={zoom} ariaLabelForHandle={t('admin.own.avatarZoom')} onChange={setZoom} />
    </Modal>
  )
}
