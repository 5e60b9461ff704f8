import { useLayoutEffect, useState } from 'react'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'

/** The height of the page's own header while it stays at the top as well (a choice in the settings), else 0. */
export function useHeadHeight(): number {
  const { fixedHeader, tagsView } = useStore(settings)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const head = fixedHeader ? document.querySelector('.shell-head-fixed') : null
    setHeight(head?.clientHeight ?? 0)
  }, [fixedHeader, tagsView])
  return height
}
