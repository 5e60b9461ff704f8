import type { Area } from 'react-easy-crop'

interface Cut {
  /** The part in px of the turned picture. */
  area: Area
  /** In degrees. */
  rotation: number
  /** The longer side of the result in px. */
  side: number
}

/** Turns a picture and draws a part of it as a PNG. */
export async function cutOut(address: string, { area, rotation, side }: Cut): Promise<{ blob: Blob; width: number; height: number }> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const scale = side / Math.max(area.width, area.height)
  const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  const turned = turnedSize(picture, rotation)
  context.scale(width / area.width, height / area.height)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!blob) throw new Error('The browser could not draw the picture')
  return { blob, width, height }
}

/** The size of the box around a turned picture. */
function turnedSize({ naturalWidth, naturalHeight }: HTMLImageElement, rotation: number) {
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return { width: cos * naturalWidth + sin * naturalHeight, height: sin * naturalWidth + cos * naturalHeight }
}
