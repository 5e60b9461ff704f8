/** The size of a picture file, and how the picture is shown and cut, unless a screen asks for something else (K-01); lengths in pixels. */
export const UPLOAD_DEFAULTS = {
  megabytes: 1,
  thumbnail: 150,
  crop: { width: 150, height: 150, type: 'image/png' },
} as const
