import type { QuestionOf } from './questions.ts'

/** The endings of names that each choice of types allows, without dot; null allows every one. */
export const FILE_ENDINGS: Readonly<Record<QuestionOf<'file'>['types'], readonly string[] | null>> = {
  pictures: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tif', 'tiff'],
  documents: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'wps', 'et', 'dps', 'odt', 'ods', 'odp', 'txt', 'csv', 'md', 'rtf'],
  any: null,
}
