/** The attributes of a picture or a video of our own store. */
export interface Arrived {
  src: string
  /** The alternative text of a picture, the name of a video. */
  alt: string
  width?: number | undefined
  height?: number | undefined
}

/** The name of the file describes the picture until somebody writes a better text. A pasted picture has no name of its own. */
export const altOf = ({ name }: File) => (/^image\.\w+$/i.test(name) ? '' : name.replace(/\.\w+$/, ''))
