import type { ResumedKind } from '../../contract/features/resuming.ts'
import type { Language } from '../../contract/languages.ts'

/** The tables beside that of uploads. */
export interface UploadTables {
  /** A field that names an upload: of a draft, for which `snapshotId` is 0, or of a published version (`server/crud/upload-uses.ts`). */
  uploadUse: { resource: string; rowId: number; snapshotId: number; field: string; uploadId: string }
  /** The notes that people have made on an upload; an upload without notes has no row. */
  uploadDetail: {
    id: string
    title: string | null
    alt: string | null
    altEn: string | null
    licence: string | null
    /** A day, `YYYY-MM-DD`. */
    licenceEnd: string | null
    /** Stands for the title in an order. */
    titleSortKey: string | null
  }
  uploadLabel: { kind: 'tag' | 'album'; label: string; uploadId: string }
  /** An album that a person has made, which stays without files; others are there while a file is in them. */
  uploadAlbum: { label: string; creatorUserId: number; creationTime: number }
  /** The captions of a video, as WebVTT, by the folder that holds the content. */
  uploadCaption: { contentId: string; language: Language; text: string; name: string }
  /** An upload of which pieces may have arrived (B-115). */
  halfUpload: {
    id: string
    userId: number
    kind: ResumedKind
    name: string
    size: number
    /** The time of its begin or of its latest piece. */
    lastTime: number
    /** Until then one call takes it in. */
    takenUntil: number | null
  }
}
