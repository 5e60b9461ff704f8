import { PICTURE_TYPES } from '../../../contract/media-types.ts'
import { pictureControl } from '../../resource/kinds/picture/control.tsx'

/** K-01, V-02: a portrait has the default size limit of pictures. */
export default pictureControl({ types: PICTURE_TYPES })
