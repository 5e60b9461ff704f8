/** The encodings in which a text file may be written, by their labels in the Encoding Standard. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'euc-kr',
  'utf-16le',
  'utf-16be',
] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]
