import { uploadLibrary as calls } from '../../../contract/features/upload-library.ts'
import { uploadAlbums } from '../../../contract/features/upload-albums.ts'
import { uploadCaptions } from '../../../contract/features/upload-captions.ts'
import { uploadContents } from '../../../contract/features/upload-contents.ts'
import { uploadNotes } from '../../../contract/features/upload-details.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { createAlbum, deleteAlbum, renameAlbum } from './albums.ts'
import { readCaptions, removeCaptions, setCaptions } from './captions.ts'
import { deleteUpload, usesInReach } from './deleting.ts'
import { updateDetails } from './details.ts'
import { updateMany } from './details-of-many.ts'
import { readOverview } from './overview.ts'
import { readUploads } from './reading.ts'
import { replaceContent } from './replacing.ts'
import { deleteSame, readSame } from './same.ts'
import { readVersions } from './versions.ts'

/** The calls of the list of uploaded files (B-83); files themselves are taken in by `routes.ts`. */
export const uploadHandlers = (): Mounted[] => [
  handle(calls.limits, async (_, { settings: { pictureMegabytes, fileMegabytes, fileTypes } }) => ({
    pictureMegabytes,
    fileMegabytes,
    fileTypes: fileTypes ?? [],
  })),
  handle(calls.all, (asked, ctx) => readUploads(ctx, asked)),
  handle(uploadNotes.update, async (given, ctx) => {
    await updateDetails(ctx, given)
    return null
  }),
  handle(uploadNotes.updateMany, async (given, ctx) => {
    await updateMany(ctx, given)
    return null
  }),
  handle(uploadNotes.overview, (_, ctx) => readOverview(ctx)),
  handle(uploadAlbums.create, async ({ label }, ctx) => {
    await createAlbum(ctx, label)
    return null
  }),
  handle(uploadAlbums.rename, async ({ label, newLabel }, ctx) => {
    await renameAlbum(ctx, label, newLabel)
    return null
  }),
  handle(uploadAlbums.delete, async ({ label }, ctx) => {
    await deleteAlbum(ctx, label)
    return null
  }),
  handle(uploadCaptions.all, ({ id }, ctx) => readCaptions(ctx, id)),
  handle(uploadCaptions.set, async (given, ctx) => {
    await setCaptions(ctx, given)
    return null
  }),
  handle(uploadCaptions.remove, async (given, ctx) => {
    await removeCaptions(ctx, given)
    return null
  }),
  handle(uploadContents.same, ({ id }, ctx) => readSame(ctx, id)),
  handle(uploadContents.deleteSame, async ({ id }, ctx) => {
    await deleteSame(ctx, id)
    return null
  }),
  handle(uploadContents.versions, ({ id }, ctx) => readVersions(ctx, id)),
  handle(uploadContents.replace, async (given, ctx) => {
    await replaceContent(ctx, given)
    return null
  }),
  handle(calls.uses, ({ id }, ctx) => usesInReach(ctx, id)),
  handle(calls.delete, async ({ id }, ctx) => {
    await deleteUpload(ctx, id, 'Upload/Delete')
    return null
  }),
  handle(calls.deleteUsed, async ({ id }, ctx) => {
    await deleteUpload(ctx, id, 'Upload/DeleteUsed')
    return null
  }),
]
