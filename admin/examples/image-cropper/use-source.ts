import { useEffect, useState } from 'react'

/** The picture that is cut: a drawing of ours, until another is chosen. */
export function useSource() {
  const [file, setFile] = useState<Blob | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const address = useAddressOf(file)
  useEffect(() => {
    let isWanted = true
    void drawSample().then((drawn) => isWanted && setFile((before) => before ?? drawn))
    return () => {
      isWanted = false
    }
  }, [])
  const take = (chosen: File) => {
    setFailed(false)
    setFile(chosen)
  }
  const fail = () => {
    setFailed(true)
    return null
  }
  return { address, hasFailed, take, fail }
}

/** The address of a file in this browser, as long as the component is there. */
export function useAddressOf(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** Hills below a sun. */
async function drawSample(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 800
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, 0, 800)
  sky.addColorStop(0, '#8ec9f0')
  sky.addColorStop(1, '#fde9c9')
  context.fillStyle = sky
  context.fillRect(0, 0, 1200, 800)
  context.fillStyle = '#fff3b0'
  context.beginPath()
  context.arc(860, 210, 90, 0, Math.PI * 2)
  context.fill()
  for (const [colour, top, wave] of [
    ['#7fa88b', 430, 70],
    ['#4f8068', 540, 55],
    ['#2f5d50', 660, 40],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, 800)
    for (let x = 0; x <= 1200; x += 20) context.lineTo(x, top + Math.sin(x / 150 + top) * wave)
    context.lineTo(1200, 800)
    context.fill()
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob!), 'image/png')
  })
}
