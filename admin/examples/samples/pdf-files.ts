const MAPS = import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
})
const FONTS = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
})

const FOLDERS: Readonly<Record<string, readonly [string, Record<string, string>]>> = {
  cMapUrl: ['cmaps', MAPS],
  standardFontDataUrl: ['standard_fonts', FONTS],
}

/** The address, on this site, of a file that pdf.js asks for: a map of characters, or one of the fonts that a document need not bring along. */
export function addressOf(kind: string, filename: string): string {
  const [folder, files] = FOLDERS[kind] ?? ['', {}]
  const address = files[`/node_modules/pdfjs-dist/${folder}/${filename}`]
  if (!address) throw new Error(`There is no ${kind} ${filename}`)
  return address
}
