import type { Area } from 'react-easy-crop'

/** K-01c. */
const SIDE = 150

/** Draws a part of a picture as a PNG of 150×150. */
export async function cropped(address: string, { x, y, width, height }: Area): Promise<File> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new File([blob!], 'avatar.png', { type: 'image/png' })
}
