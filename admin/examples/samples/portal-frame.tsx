import type { MouseEvent, ReactNode } from 'react'
import type { LayoutData } from '../../../portal/page/layout-data.ts'
import { LayoutContext } from '../../../portal/page/use-layout.ts'
import { pageData } from '../../browser/page-data.ts'
import { currentLanguage } from '../../language/i18n.ts'
import './products.css'

interface PortalFrameProps {
  /** Called with the code of a product in place of following the link to its page: the sample has no pages on the website. */
  choose?: (code: string) => void
  children: ReactNode
}

/** Shows blocks of the website as the website shows them, with the layout that they ask for. */
export function PortalFrame({ choose, children }: PortalFrameProps) {
  const language = currentLanguage()
  const layout = { language, timeZone: 'Asia/Shanghai', site: { currency: 'CNY' }, navigation: [], banners: [], previewing: false }
  const lead = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const code = link?.closest<HTMLElement>('[data-code]')?.dataset['code']
    if (!link || code === undefined || !choose) return
    event.preventDefault()
    event.stopPropagation()
    choose(code)
  }
  return (
    <LayoutContext value={layout as unknown as LayoutData}>
      {/* A document of the website has its style sheet already. */}
      {pageData.portalStyle && <link rel="stylesheet" href={pageData.portalStyle} precedence="portal" />}
      {/* The links inside are reached and followed by the keyboard; their clicks come through here. */}
      <div className="portal sample-portal" lang={language} onClickCapture={lead}>
        {children}
      </div>
    </LayoutContext>
  )
}
