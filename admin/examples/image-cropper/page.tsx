import { PictureOutlined, RotateLeftOutlined, RotateRightOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { words } from '../../../contract/words/zh-CN/examples/image-cropper.ts'
import { DropBox } from '../../resource/pieces/drop-box.tsx'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { cutOut } from './cut-out.ts'
import './image-cropper.css'
import { Shown, type Result } from './result.tsx'
import { Slide } from './slide.tsx'
import { useSource } from './use-source.ts'

const LIBRARY = { name: 'react-easy-crop 6.2', licence: 'MIT', home: 'https://github.com/ValentinH/react-easy-crop' }
const RATIOS = { square: 1, classic: 4 / 3, wide: 16 / 9, free: null } as const
type Ratio = keyof typeof RATIOS
const NAMES = Object.keys(RATIOS) as Ratio[]
/** The longer side of a result, in px; a square is an avatar of the prescribed size. */
const SIDE = { square: 150, other: 800 }

/** R-14ah: cuts a part out of a picture, turned and zoomed. */
export const Component = () => {
  const say = useWords<typeof words>('image-cropper')
  const { address, hasFailed, take, fail } = useSource()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [ratio, setRatio] = useState<Ratio>('square')
  const [free, setFree] = useState(1.2)
  const [area, setArea] = useState<Area | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const turn = (by: number) => setRotation((before) => ((before + by + 540) % 360) - 180)
  const cut = async () => {
    if (address && area)
      setResult(await cutOut(address, { area, rotation, side: ratio === 'square' ? SIDE.square : SIDE.other }).catch(fail))
  }
  return (
    <Example name="image-cropper" uses={[LIBRARY]}>
      <div className="cropper">
        <section className="kit-card">
          <h2>{say('area')}</h2>
          <div className="cropper-place">
            {address && (
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                rotation={rotation}
                aspect={RATIOS[ratio] ?? free}
                maxZoom={4}
                keyboardStep={8}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onRotationChange={setRotation}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ alt: say('sample'), onError: () => fail() }}
                cropperProps={{ role: 'group', 'aria-label': say('area') }}
              />
            )}
          </div>
          {hasFailed && <p role="alert">{say('bad')}</p>}
          <div className="cropper-tools">
            <Segmented
              aria-label={say('ratio')}
              options={NAMES.map((value) => ({ value, label: say(`ratios.${value}`) }))}
              value={ratio}
              onChange={setRatio}
            />
            {ratio === 'free' && <Slide label={say('free')} value={free} min={0.4} max={2.5} step={0.05} set={setFree} />}
            <Slide label={say('zoom')} value={zoom} min={1} max={4} step={0.05} set={setZoom} />
            <Slide label={say('turn')} value={rotation} min={-180} max={180} step={1} set={setRotation} />
            <div className="example-bar">
              <Button icon={<RotateLeftOutlined />} onClick={() => turn(-90)}>
                {say('left')}
              </Button>
              <Button icon={<RotateRightOutlined />} onClick={() => turn(90)}>
                {say('right')}
              </Button>
              <Button type="primary" disabled={!area} onClick={() => void cut()}>
                {say('cut')}
              </Button>
            </div>
            <DropBox accept="image/*" disabled={false} className="kit-upload-line" take={([file]) => file && take(file)}>
              <PictureOutlined aria-hidden />
              <span>{say('choose')}</span>
            </DropBox>
          </div>
        </section>
        <section className="kit-card" aria-live="polite">
          <h2>{say('result')}</h2>
          {result ? <Shown result={result} /> : <p className="kit-quiet">{say('nothing')}</p>}
        </section>
      </div>
    </Example>
  )
}
