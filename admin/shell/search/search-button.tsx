import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './search.css'
import { part } from '../../browser/part.ts'
import { Late } from '../parts/bounds.tsx'

const SearchDialog = part(() => import('./search-dialog.tsx'))

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** S-03: opens the search among pages, as Ctrl K and ⌘ K do. */
export function SearchButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      // An editor may have handled the keys already.
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [])

  return (
    <>
      <Button
        type="text"
        className="search-open"
        icon={<SearchOutlined />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <span className="shell-hidden">{t('admin.bar.search.open')} </span>
        <kbd>{t(isMac() ? 'admin.bar.search.keysOfMac' : 'admin.bar.search.keys')}</kbd>
      </Button>
      <Late
        close={() => {
          setOpened(false)
          setOpen(false)
        }}
      >
        {wasOpened && <SearchDialog isOpen={isOpen} close={() => setOpen(false)} />}
      </Late>
    </>
  )
}
