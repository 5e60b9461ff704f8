import { useMemo, useRef } from 'react'
import { staffFormFiles } from '../../../contract/features/staff-forms.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { sendForm } from '../../resource/data/sending/send-form.ts'
import type { ChosenFile } from '../form-look/look-source.ts'
import { addNames, type KeptAnswers } from './use-kept-answers.ts'
import type { StaffForm } from './staff-form.ts'
import { useFillWords } from './words.ts'

type Reply = OutputOf<typeof staffFormFiles.takeFiles>

/** The choices of a form, and a way to send its files, one after the other, while it is filled in. */
export function useTaking({ id, choices }: StaffForm, { names }: Pick<KeptAnswers, 'names'>) {
  const say = useFillWords()
  const waiting = useRef(0)
  const source = useMemo(() => {
    const takeOne = async (question: string, file: File, progress: (percent: number) => void): Promise<ChosenFile[]> => {
      const { path, timeout } = staffFormFiles.takeFiles
      const action = { path: `${path}?${new URLSearchParams({ id: String(id), question })}`, timeout }
      try {
        return (await sendForm<Reply>(action, file, { progress, field: question })).items
      } catch (error) {
        const reason = (error instanceof Error && error.message) || say('noReply')
        return [{ name: file.name, address: null, problem: say('uploadFailed', { name: file.name, reason }) }]
      }
    }
    return {
      choices,
      names,
      takeFiles: async ({ key }: { key: string }, files: readonly File[], progress: (percent: number) => void) => {
        waiting.current++
        try {
          const taken: ChosenFile[] = []
          for (const file of files) taken.push(...(await takeOne(key, file, progress)))
          addNames(
            names,
            taken.flatMap(({ address, name }) => (address === null ? [] : [[address, name] as const])),
          )
          return taken
        } finally {
          waiting.current--
        }
      },
    }
  }, [id, choices, names, say])
  /** True while a file is on its way. */
  return { source, waits: () => waiting.current > 0 }
}
