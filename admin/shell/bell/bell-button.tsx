import { BellOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { bell, bellPanel, lookAtJobs } from '../../session/bell.ts'
import { useStore } from '../../state/store.ts'
import { Late } from '../parts/bounds.tsx'
import { Count } from '../parts/count.tsx'
import { ToolButton } from '../parts/tool-button.tsx'

const BellPanel = part(() => withWords('jobs', import('./bell-panel.tsx')))

/** B-70h, B-76f: the number of own jobs that run or have a result to look at, and of notices of bursts. A screen reader hears of each change when it has nothing else to say. */
export function BellButton({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation()
  const { open, unseen, notices } = useStore(bell)
  const { isOpen } = useStore(bellPanel)
  const setOpen = (isWanted: boolean) => bellPanel.set({ isOpen: isWanted })
  useEffect(() => void lookAtJobs(), [])
  const label = t('admin.shell.bell', { open, unseen }) + (notices > 0 ? t('admin.shell.bellNotices', { notices }) : '')
  return (
    <>
      <ToolButton
        icon={
          <Count number={open + unseen + notices}>
            <BellOutlined />
          </Count>
        }
        label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <span className="shell-hidden" role="status">
        {open + unseen + notices > 0 && label}
      </span>
      <Late close={() => setOpen(false)}>{isOpen && <BellPanel isMobile={isMobile} close={() => setOpen(false)} />}</Late>
    </>
  )
}
