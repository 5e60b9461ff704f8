import { useEffect, useRef, useState } from 'react'
import { createJSONEditor, ValidationSeverity, type Content, type JsonEditor, type MenuItem, type Mode } from 'vanilla-jsoneditor'
import { useLatest } from '../../browser/use-latest.ts'
import { mend } from './mend.ts'
import type { Problem } from './problems.ts'

interface Options {
  content: Content
  mode: `${Mode}`
  label: string
  pathLabel: string
  /** The names of its tools by the ends of their class names. */
  tools: Readonly<Record<string, string>>
  change: (content: Content) => void
  changeMode: (mode: `${Mode}`) => void
  check: (json: unknown) => Problem[]
}

/** Puts the editor into the element of `place`, and takes it away with the page. */
export function useJsonEditor(options: Options) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<JsonEditor | null>(null)
  const latest = useLatest(options)
  const { mode, check } = options

  useEffect(() => {
    const made = createJSONEditor({
      target: place.current!,
      props: {
        content: latest.current.content,
        mode: latest.current.mode as Mode,
        ariaLabel: latest.current.label,
        onChange: (content: Content) => latest.current.change(content),
        onChangeMode: (next: Mode) => latest.current.changeMode(next),
        onRenderMenu: (items: MenuItem[]) => named(items, latest.current.tools),
      },
    }) as JsonEditor
    setEditor(made)
    const rest = mend(place.current!, latest.current.label, latest.current.pathLabel)
    return () => {
      rest()
      setEditor(null)
      void made.destroy()
    }
  }, [latest])

  useEffect(() => {
    const validator = (json: unknown) => check(json).map((problem) => ({ ...problem, severity: ValidationSeverity.warning }))
    editor?.updateProps({ mode: mode as Mode, validator })
  }, [editor, mode, check])

  return { place, put: (content: Content) => editor?.set(content) }
}

/** The tools of the menu under names in the reader's language. The page has its own choice of the view. */
function named(items: MenuItem[], tools: Readonly<Record<string, string>>): MenuItem[] {
  const isOfModes = (item: MenuItem) => item.type === 'button' && item.className?.includes('jse-group-button')
  return items
    .filter((item, at) => !isOfModes(item) && !(item.type === 'separator' && items[at - 1] && isOfModes(items[at - 1]!)))
    .map((item) => {
      if (item.type !== 'button') return item
      const name = Object.keys(tools).find((tool) => item.className?.includes(`jse-${tool}`))
      return name ? { ...item, title: tools[name]! } : item
    })
}
