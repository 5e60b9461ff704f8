import i18next from 'i18next'
import { notify } from '../../browser/notice.ts'
import { fileProblem, pictureProblem, type UploadLimits } from './upload-checks.ts'
import { sayProblem } from './upload.ts'

interface Choice {
  about: 'picture' | 'file'
  limits: UploadLimits
  /** The files that are there already. */
  present: readonly Pick<File, 'name' | 'size'>[]
}

/** The files that the limits allow; a notice names the others and says why. */
export function allowed(files: readonly File[], { about, limits, present }: Choice): File[] {
  const taken: File[] = []
  const refused = new Map<string, string[]>()
  for (const file of files) {
    const there = [...present, ...taken]
    const problem = about === 'picture' ? pictureProblem(file, limits, there.length) : fileProblem(file, limits, there)
    if (!problem) taken.push(file)
    else {
      const words = sayProblem(problem)
      refused.set(words, [...(refused.get(words) ?? []), file.name])
    }
  }
  for (const [text, names] of refused) notify({ kind: 'error', text, details: names.join(i18next.t('admin.tabs.comma')), seconds: 10 })
  return taken
}
