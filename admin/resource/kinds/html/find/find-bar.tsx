import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Button, Input } from 'antd'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../../../contract/format/composing.ts'
import type * as finder from './finder.ts'
import { TextIcon } from '../pieces/text-icon.tsx'
import { ToolButton } from '../pieces/tool-button.tsx'
import { useEditorState } from '../pieces/use-editor-state.ts'
import { ReplaceLine } from './replace-line.tsx'

/** The script of the editor finds words by these calls. */
type Finding = Pick<typeof finder, 'find' | 'findNext' | 'findPrev' | 'placesIn' | 'replaceAll' | 'replaceNext'>

interface FindBarProps {
  engine: Finding
  editor: Editor
  canWrite: boolean
  close: () => void
}

/** Finds a text in the editor, and replaces it at one place or at all of them. The selected words are what is looked for first. */
export function FindBar({ engine, editor, canWrite, close }: FindBarProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState(() => selectedLine(editor))
  const [replace, setReplace] = useState('')
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const { number, at } = useEditorState({ editor, selector: ({ editor: now }) => engine.placesIn(now.state) })
  const run = (command: ReturnType<Finding['find']>) => command(editor.state, editor.view.dispatch)

  useEffect(() => {
    engine.find({ search, replace, isCaseSensitive })(editor.state, editor.view.dispatch)
  }, [engine, editor, search, replace, isCaseSensitive])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) engine.find({ search: '', replace: '', isCaseSensitive: false })(editor.state, editor.view.dispatch)
    },
    [engine, editor],
  )
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears Escape in each of its fields and buttons
    <search className="kit-find" aria-label={t('admin.editor.find')} onKeyDown={onKeyDown}>
      <div>
        <Input
          autoFocus
          aria-label={t('admin.editor.findWhat')}
          placeholder={t('admin.editor.findWhat')}
          maxLength={200}
          value={search}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setSearch(event.target.value)}
          onPressEnter={(event) => run(event.shiftKey ? engine.findPrev : engine.findNext)}
        />
        <span className="kit-find-count" role="status">
          {search && (number === 0 ? t('admin.editor.findNone') : t('admin.editor.findCount', { at, number }))}
        </span>
        <ToolButton
          label={t('admin.editor.matchCase')}
          icon={<TextIcon text="Aa" />}
          aria-pressed={isCaseSensitive}
          onClick={() => setCaseSensitive(!isCaseSensitive)}
        />
        <ToolButton
          label={t('admin.editor.findPrevious')}
          icon={<UpOutlined />}
          disabled={number === 0}
          onClick={() => run(engine.findPrev)}
        />
        <ToolButton
          label={t('admin.editor.findNext')}
          icon={<DownOutlined />}
          disabled={number === 0}
          onClick={() => run(engine.findNext)}
        />
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('admin.editor.findClose')} onClick={close} />
      </div>
      {canWrite && (
        <ReplaceLine
          text={replace}
          set={setReplace}
          number={number}
          one={() => run(engine.replaceNext)}
          all={() => run(engine.replaceAll)}
        />
      )}
    </search>
  )
}

function selectedLine({ state: { doc, selection } }: Editor): string {
  const text = doc.textBetween(selection.from, selection.to, '\n')
  return text.includes('\n') ? '' : text.slice(0, 200)
}
