import { uploadCaptions } from '../../../contract/features/upload-captions.ts'
import { uploadIdOf } from '../../../contract/picture-files.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'
import { KEY } from './library.ts'

/** The question which captions a video has. */
export const captionsRead = (id: string) => ({
  queryKey: [KEY, 'captions', id],
  queryFn: async () => (await quietly(uploadCaptions.all, { id })).items,
  staleTime: 0,
  retry: false,
})

/** The captions of the video at an address; rejects for those who may not view the library. */
export const captionsOf = (src: string) => queries.fetchQuery(captionsRead(uploadIdOf(src)))
