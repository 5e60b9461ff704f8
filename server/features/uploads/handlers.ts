import { uploadLibrary as calls } from '../../../contract/features/upload-library.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import { deleteUpload, deletable } from './deleting.ts'
import { readUploads } from './reading.ts'

/** The calls of the list of uploaded files (B-83); files themselves are taken in by `routes.ts`. */
export const uploadHandlers = (): Mounted[] => [
  handle(calls.limits, async (_, { settings: { pictureMegabytes, fileMegabytes, fileTypes } }) => ({
    pictureMegabytes,
    fileMegabytes,
    fileTypes: fileTypes ?? [],
  })),
  handle(calls.all, (asked, ctx) => readUploads(ctx, asked)),
  handlePrepared(
    calls.delete,
    ({ id }, ctx) => deletable(ctx, id),
    async (_, ctx, upload) => {
      await deleteUpload(ctx, upload)
      return null
    },
  ),
]
