import { endingOf } from '../../../contract/format/file-ending.ts'

/** E-07: true for a name that ends as the settings allow; without any endings, every name does. */
export const hasSettingEnding = (name: string, fileTypes: readonly string[] | null): boolean =>
  fileTypes === null || fileTypes.length === 0 || fileTypes.includes(endingOf(name))
