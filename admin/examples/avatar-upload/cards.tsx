import { useEffect, useState } from 'react'
import { uploads } from '../../../contract/features/uploads.ts'
import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import type { words } from '../../../contract/words/zh-CN/examples/avatar-upload.ts'
import { Uploader } from '../../features/uploads/uploader.tsx'
import { useDeleting } from '../../features/uploads/use-library.ts'
import { useCropping } from '../../resource/kinds/picture/use-cropping.tsx'
import { useCan, useCanAsk } from '../../session/use-can.ts'
import { useWords } from '../frame/words.ts'
import './avatar-upload.css'

interface Cut {
  address: string
  width: number
  height: number
  type: string
  kilobytes: number
}

/** The box for a photo, and what was cut from it. */
export default function Cards() {
  const say = useWords<typeof words>('avatar-upload')
  const mayAdd = useCanAsk('Upload/Add')
  const mayDelete = useCan('Upload/Delete')
  const { gone, remove } = useDeleting()
  const { crop, dialog } = useCropping()
  const [cut, setCut] = useState<Cut | null>(null)
  useEffect(() => () => URL.revokeObjectURL(cut?.address ?? ''), [cut])
  const prepare = async (file: File) => {
    const avatar = await crop(file)
    if (avatar) setCut(await measured(avatar))
    return avatar
  }
  return (
    <div className="avatar-upload">
      <section className="kit-card">
        <h2>{say('upload')}</h2>
        {mayAdd ? (
          <Uploader
            label={say('choose')}
            about="picture"
            action={uploads.avatar}
            limits={{ types: PICTURE_TYPES, limit: 1 }}
            prepare={prepare}
            gone={gone}
            remove={mayDelete ? remove : undefined}
            arrived={() => undefined}
          />
        ) : (
          <p className="kit-quiet">{say('denied')}</p>
        )}
        {dialog}
      </section>
      <section className="kit-card" aria-live="polite">
        <h2>{say('result')}</h2>
        {cut ? (
          <>
            <img src={cut.address} alt={say('alt')} width={cut.width} height={cut.height} className="avatar-upload-result" />
            <p>{say('size', { width: cut.width, height: cut.height, type: cut.type, kilobytes: cut.kilobytes })}</p>
          </>
        ) : (
          <p className="kit-quiet">{say('nothing')}</p>
        )}
      </section>
    </div>
  )
}

/** The format and size of the cut picture, as the browser reads them. */
async function measured(file: File): Promise<Cut> {
  const { width, height } = await createImageBitmap(file)
  return { address: URL.createObjectURL(file), width, height, type: file.type, kilobytes: Math.ceil(file.size / 1024) }
}
