/** K-01: what a picture may weigh and how it is shown and cut where a screen asks for nothing else; lengths in pixels. */
export const UPLOAD_DEFAULTS = {
  megabytes: 1,
  thumbnail: 150,
  crop: { width: 150, height: 150, type: 'image/png' },
} as const
