import { EllipsisOutlined } from '@ant-design/icons'
import { Fragment, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { form } from '../../../../contract/resources/form.ts'
import { useRoving } from '../../../browser/use-roving.ts'
import { useMayView } from '../../data/may-view.ts'
import { ToolButton } from './pieces/tool-button.tsx'
import { split, type BarKey } from './toolbar/line.ts'
import { useRoom } from './toolbar/use-room.ts'
import { BLOCKS, MARKS, REST, type Tool } from './toolbar/tools.tsx'
import { useTools, type ToolbarProps } from './use-tools.tsx'
import { ViewTools } from './view-tools.tsx'

const keysOf = (tools: readonly Tool[]): BarKey[] => tools.map(({ key }) => key)
const SHORT: BarKey[][] = [keysOf(MARKS), ['link'], keysOf(REST)]
const FULL: BarKey[][] = [
  ['level'],
  keysOf(MARKS),
  keysOf(BLOCKS),
  ['link', 'picture', 'video', 'alt', 'table', 'form'],
  keysOf(REST),
  ['source'],
]
const WITHOUT_FORMS = FULL.map((group) => group.filter((key) => key !== 'form'))
/** Find, and full screen. */
const VIEW = 2

/**
 * The tools of the editor: Tab reaches the bar once, arrow keys go from tool to tool (P-15). They are one line; those that it has no room for are in a second
 * one on demand.
 */
export function EditorToolbar(props: ToolbarProps) {
  const { t } = useTranslation()
  const { isShort } = props
  const roving = useRoving<HTMLDivElement>()
  const room = useRoom(roving.ref)
  const tool = useTools(props)
  const mayForms = useMayView(form)
  const [isMore, setMore] = useState(false)
  const { line, rest } = split(isShort ? SHORT : mayForms ? FULL : WITHOUT_FORMS, isShort ? 0 : VIEW, room)
  const right = line.at(-1)?.[0] === 'source' ? line.pop() : undefined
  return (
    <div className="kit-toolbar" role="toolbar" aria-label={t('admin.editor.toolbar')} tabIndex={-1} {...roving}>
      {grouped(line, tool)}
      <span className="kit-space" />
      {right?.map(tool)}
      {rest.length > 0 && (
        <ToolButton label={t('admin.editor.more')} icon={<EllipsisOutlined />} aria-expanded={isMore} onClick={() => setMore(!isMore)} />
      )}
      {!isShort && <ViewTools {...props} />}
      {isMore && rest.length > 0 && (
        <>
          <span className="kit-toolbar-break" />
          {grouped(rest, tool)}
        </>
      )}
    </div>
  )
}

/** Tools with a line between the groups. */
const grouped = (groups: readonly BarKey[][], tool: (key: BarKey) => ReactNode) =>
  groups.map((group, at) => (
    <Fragment key={group[0]}>
      {at > 0 && <i />}
      {group.map(tool)}
    </Fragment>
  ))
