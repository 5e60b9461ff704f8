/** K-01: what a picture may weigh and how it is shown and cut where a screen asks for nothing else; lengths in pixels. */
export const UPLOAD_DEFAULTS = {
  megabytes: 1,
  thumbnail: 150,
  crop: { width: 150, height: 150, type: 'image/png' },
} as const

/** K-01: the height of an editor of rich text, in pixels. */
export const EDITOR_HEIGHT = 360

/** K-01: how far a tab keeps from the edge that it is scrolled to, in pixels. */
export const TAG_SCROLL_PADDING = 4
