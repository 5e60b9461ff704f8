import { uploadCaptions } from '../../../contract/features/upload-captions.ts'
import { quietly } from '../../session/session.ts'
import { KEY } from './library.ts'

/** The question which captions a video has. */
export const captionsRead = (id: string) => ({
  queryKey: [KEY, 'captions', id],
  queryFn: async () => (await quietly(uploadCaptions.all, { id })).items,
  staleTime: 0,
  retry: false,
})
