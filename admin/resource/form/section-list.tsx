import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { bringIntoSight } from '../../browser/into-sight.ts'

/** The list of a long form's sections: beside it on wide screens, above it on narrow ones. A hash in the address would be another page. */
export function SectionList({ sections }: { sections: readonly { name: string; label: string }[] }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const here = useSectionInSight(ref)
  const go = (name: string) => {
    const heading = headingOf(ref.current, name)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    const chip = ref.current?.querySelector<HTMLElement>('[aria-current=true]')
    const box = chip?.closest('ul')
    if (chip && box) bringIntoSight(chip, box)
  }, [here])
  return (
    <nav ref={ref} className="kit-section-list" aria-label={t('admin.form.sections')}>
      <ul>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <button type="button" aria-current={(here ?? sections[0]?.name) === name} onClick={() => go(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PREFIX = 'section-'

/** Within the own form: another form may rest in its tab. */
const headingsBeside = (list: HTMLElement | null) => [...(list?.parentElement?.querySelectorAll<HTMLElement>('.kit-section-title') ?? [])]

const headingOf = (list: HTMLElement | null, name: string) => headingsBeside(list).find(({ id }) => id.endsWith(PREFIX + name))

/** The name of the section whose beginning passed the top of the window last; null before the first scroll. */
function useSectionInSight(ref: RefObject<HTMLElement | null>): string | null {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const edge = window.innerHeight / 3
      const headings = headingsBeside(ref.current)
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = isAtEnd ? headings : headings.filter((heading) => heading.getBoundingClientRect().top < edge)
      const last = passed.at(-1)?.id
      setHere(last ? last.slice(last.lastIndexOf(PREFIX) + PREFIX.length) : null)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ref])
  return here
}
