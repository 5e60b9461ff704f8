import { useMemo } from 'react'
import { problemsAt } from './problems.ts'
import type { Part } from './sketch.ts'
import { useDesign, useDesigner, useProblems } from './use-designer.ts'

type ContentOf<P extends Part['part']> = Extract<Part, { part: P }>['content']

/** The selected part, the complaints about it by their places, and the way to change it; null once it is gone. */
export function useProperty<P extends Part['part']>(id: string, kind: P) {
  const designer = useDesigner()
  const part = useDesign(({ now }) => now.sketch.parts[id])
  const problems = useProblems()
  const issues = useMemo(() => problemsAt(problems, id), [problems, id])
  const change = (next: Readonly<Record<string, unknown>>) => designer.change(id, next)
  return part?.part === kind ? { content: part.content as ContentOf<P>, issues, change } : null
}
