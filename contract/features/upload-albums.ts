import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { label } from './upload-details.ts'

// B-125f: albums as such. Files come into them and go by the notes on a file.

/** The most albums without files of one person. */
export const MOST_EMPTY_ALBUMS = 200

const changing = { access: { permit: 'Upload/Edit' }, output: z.null(), refusedInDemo: true } as const

export const uploadAlbums = {
  create: endpoint({
    ...changing,
    path: `${SERVICES}/Upload/CreateAlbum`,
    input: z.strictObject({ label }),
    summary: 'Makes an album, which stays although no file is in it',
  }),
  rename: endpoint({
    ...changing,
    path: `${SERVICES}/Upload/RenameAlbum`,
    input: z.strictObject({ label, newLabel: label }),
    summary: 'Gives an album another name, also at all files in reach that are in it; the name of another album is refused',
  }),
  delete: endpoint({
    ...changing,
    path: `${SERVICES}/Upload/DeleteAlbum`,
    input: z.strictObject({ label }),
    summary: 'Deletes an album; its files stay, without it',
  }),
}
