/** The content types of pictures that may be uploaded, recognised by their content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** The content types of videos that browsers play, recognised by their content. Any other file is a download. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const
