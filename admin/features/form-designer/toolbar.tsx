import { AppstoreOutlined, CopyOutlined, DownloadOutlined, RedoOutlined, UndoOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Dropdown, Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { notify } from '../../browser/notice.ts'
import { part } from '../../browser/part.ts'
import { saveFile } from '../../browser/save-file.ts'
import { ToolButton } from '../../shell/parts/tool-button.tsx'
import { exported } from './exchange.ts'
import { definitionOf } from './sketch.ts'
import { useActs } from './use-acts.ts'
import { useDesign, useDesigner, useLanguage, useProblems } from './use-designer.ts'
import { useWords } from './words.ts'

const ImportDialog = part(() => import('./import-dialog.tsx'))
const TemplateDialog = part(() => import('./template-dialog.tsx'))

export type View = 'design' | 'look'
export type ToolbarDialog = 'import' | 'templates'

interface ToolbarProps {
  view: View
  setView: (view: View) => void
  /** The dialog that is open at first. */
  begin?: ToolbarDialog | undefined
}

/** The acts on the form as a whole. */
export function Toolbar({ view, setView, begin }: ToolbarProps) {
  const say = useWords()
  const acts = useActs()
  const hasPast = useDesign(({ past }) => past.length > 0)
  const hasFuture = useDesign(({ future }) => future.length > 0)
  const [dialog, setDialog] = useState<ToolbarDialog | null>(begin ?? null)
  const close = () => setDialog(null)
  return (
    <div className="designer-bar" role="group" aria-label={say('view')}>
      <Segmented<View>
        aria-label={say('view')}
        options={(['design', 'look'] as const).map((value) => ({ value, label: say(value) }))}
        value={view}
        onChange={setView}
      />
      {/* They stay enabled, because a disabled button would lose the focus. */}
      <ToolButton icon={<UndoOutlined />} label={say('undo')} aria-disabled={!hasPast} onClick={() => hasPast && acts.undo()} />
      <ToolButton icon={<RedoOutlined />} label={say('redo')} aria-disabled={!hasFuture} onClick={() => hasFuture && acts.redo()} />
      <span className="kit-space" />
      <Button icon={<AppstoreOutlined />} onClick={() => setDialog('templates')}>
        {say('templates')}
      </Button>
      <Button icon={<UploadOutlined />} onClick={() => setDialog('import')}>
        {say('import')}
      </Button>
      <Export />
      <Suspense>
        {dialog === 'import' && <ImportDialog close={close} />}
        {dialog === 'templates' && <TemplateDialog close={close} />}
      </Suspense>
    </div>
  )
}

/** Writes the form into a file or the clipboard, once nothing is wrong with it. */
function Export() {
  const say = useWords()
  const designer = useDesigner()
  const language = useLanguage()
  const isValid = useProblems().length === 0
  const text = () => exported(definitionOf(designer.state.now.sketch), language)
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => notify({ kind: 'success', text: say('copied'), seconds: 3 }),
      () => notify({ kind: 'error', text: say('copyFailed'), seconds: 5 }),
    )
  const items = [
    ...(isValid ? [] : [{ key: 'invalid', label: say('onlyValid'), disabled: true }]),
    { key: 'download', icon: <DownloadOutlined />, label: say('download'), disabled: !isValid },
    { key: 'copy', icon: <CopyOutlined />, label: say('copy'), disabled: !isValid },
  ]
  const act = ({ key }: { key: string }) => {
    if (key === 'download') saveFile(new Blob([text()], { type: 'application/schema+json' }), `${say('fileName')}.json`)
    else void copy()
  }
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: act }}>
      <Button icon={<DownloadOutlined />} aria-haspopup="menu">
        {say('export')}
      </Button>
    </Dropdown>
  )
}
