import { Button, Segmented, Slider } from 'antd'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { uploadCrop } from '../../../../contract/features/upload-contents.ts'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { uploadIdOf } from '../../../../contract/picture-files.ts'
import { quietly } from '../../../session/session.ts'
import { libraryChanged } from '../../../resource/data/library.ts'
import { contentAddress, putContent, sayDone, sayFailed } from './put-content.ts'

const MOST_ZOOM = 4
/** Pixels by which an arrow key moves the picture. */
const KEY_STEP = 8
const RATIOS = { whole: null, square: 1, classic: 4 / 3, wide: 16 / 9, tall: 3 / 4 } as const
type Ratio = keyof typeof RATIOS
const NAMES = Object.keys(RATIOS) as Ratio[]

/** B-117d: cuts a part out of a picture, which takes its place or becomes a file of its own; the whole is kept. */
export function CropTab({ file }: { file: LibraryFile }) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [ratio, setRatio] = useState<Ratio>('whole')
  const [area, setArea] = useState<Area | null>(null)
  const { isBusy, cut } = useCut(file)
  return (
    <>
      <p className="kit-quiet">{t('admin.contents.cropLead')}</p>
      <div className="uploads-crop">
        <Cropper
          image={contentAddress(file)}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={RATIOS[ratio] ?? (file.width ?? 1) / (file.height ?? 1)}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          mediaProps={{ alt: file.name }}
          cropperProps={{ role: 'group', 'aria-label': t('admin.contents.area') }}
        />
      </div>
      <Segmented
        aria-label={t('admin.contents.ratio')}
        options={NAMES.map((value) => ({ value, label: t(`admin.contents.ratios.${value}`) }))}
        value={ratio}
        onChange={setRatio}
      />
      <Slider min={1} max={MOST_ZOOM} step={0.05} value={zoom} ariaLabelForHandle={t('admin.contents.zoom')} onChange={setZoom} />
      <div className="uploads-content-end">
        <Button disabled={!area || isBusy} onClick={() => void cut(area!, false)}>
          {t('admin.contents.cropAsNew')}
        </Button>
        <Button type="primary" disabled={!area} loading={isBusy} onClick={() => void cut(area!, true)}>
          {t('admin.contents.cropInPlace')}
        </Button>
      </div>
    </>
  )
}

function useCut(file: LibraryFile) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  async function cut({ x, y, width, height }: Area, isInPlace: boolean) {
    setBusy(true)
    try {
      const made = await quietly(uploadCrop.crop, { id: file.id, x, y, width, height })
      if (!isInPlace) await libraryChanged()
      if (!isInPlace || (await putContent(file, uploadIdOf(made.url), { isNew: true })))
        sayDone(t(isInPlace ? 'admin.contents.cropped' : 'admin.contents.savedAsNew'))
    } catch (error) {
      sayFailed(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, cut }
}
