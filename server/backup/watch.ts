/** Whoever has a site copied, or a copy verified, while that is done. Each call throws when the work is not to go on. */
export interface Watch {
  /** Stands in the names of unfinished folders. Those that have it already were left by an attempt before, and go first. */
  mark: string
  /** So many rows and files are about to be copied. */
  begins(size: number): Promise<void>
  /** So many rows or files were dealt with. */
  goesOn(by: number): Promise<void>
  /** Everything is on the disk, and the folder is about to get its name. */
  ends(folder: string): Promise<void>
}

export type GoesOn = Watch['goesOn']

/** For a command, whose operator ends it by its process. */
export const UNWATCHED: Watch = { mark: String(process.pid), begins: async () => {}, goesOn: async () => {}, ends: async () => {} }
