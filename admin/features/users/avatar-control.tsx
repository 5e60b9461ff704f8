import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import { OnePicture } from '../../resource/kinds/picture/control.tsx'
import { useCropping } from '../../resource/kinds/picture/use-cropping.tsx'
import type { ControlProps } from '../../resource/kinds/props/control.ts'

/** K-01, V-02: a portrait has the default size limit of pictures, and is cropped before it is sent. */
export default function AvatarControl(props: Pick<ControlProps, 'id' | 'value' | 'onChange' | 'onBlur'>) {
  const { crop, dialog } = useCropping()
  return (
    <>
      <OnePicture {...props} limits={{ types: PICTURE_TYPES }} prepare={crop} />
      {dialog}
    </>
  )
}
