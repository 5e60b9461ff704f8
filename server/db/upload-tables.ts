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
  }
  uploadLabel: { kind: 'tag' | 'album'; label: string; uploadId: string }
}
