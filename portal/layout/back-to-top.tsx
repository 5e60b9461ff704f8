import { backToTop } from '../behaviours/back-to-top.ts'
import { Icon } from '../blocks/icon.tsx'
import { useBehaviour } from '../blocks/use-behaviour.ts'
import { useWords } from '../page/use-layout.ts'

/** P-04: hidden until the page is scrolled. */
export function BackToTop() {
  const ref = useBehaviour<HTMLButtonElement>(backToTop)
  return (
    <button ref={ref} className="back-to-top" type="button" hidden data-behaviour="back-to-top" aria-label={useWords().backToTop}>
      <Icon>
        <path d="M12 19V5m-7 7 7-7 7 7" />
      </Icon>
    </button>
  )
}
