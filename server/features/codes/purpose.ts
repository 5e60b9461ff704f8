/** The use of a code, and its limits. */
export interface Purpose {
  name: string
  lastsMs: number
  /** The time between two codes for the same subject. */
  waitMs: number
  /** The most codes for one subject in an hour. */
  mostInHour: number
  /** The most times that a code may be tried. */
  tries: number
}
