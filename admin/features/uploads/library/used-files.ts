import type { LibraryFile, Uses } from '../../../../contract/features/upload-library.ts'

export interface UsedFile {
  file: LibraryFile
  uses: Uses
}

/** The files of a deletion that rows use, with the places. Where a file is used meanwhile, or is not told, the server refuses its deletion. */
export async function inTheWay(files: readonly LibraryFile[], ask: (id: string) => Promise<Uses>): Promise<UsedFile[]> {
  const used: UsedFile[] = []
  for (const file of files.filter(({ useCount }) => useCount > 0)) {
    const uses = await ask(file.id).catch(() => null)
    if (uses && uses.totalCount > 0) used.push({ file, uses })
  }
  return used
}
