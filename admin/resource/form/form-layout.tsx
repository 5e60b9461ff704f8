import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { fieldsIn, type Section } from '../../../contract/sections.ts'
import { isShort, sectionsOf } from './sections.ts'
import { SectionList } from './section-list.tsx'

/** A form of so many sections has a list of them beside it. */
const MANY = 6

interface FormLayoutProps {
  resource: Resource
  /** On a page: sections are cards, and those that are declared so stand beside the others. */
  wide: boolean
  /** Draws one line of a section. */
  line: (names: readonly string[]) => ReactNode
  /** The sections that are in sight, where the form is filled in steps; all without it. */
  step?: readonly string[]
  /** Stands at the end of the first section. */
  tail?: ReactNode
}

/** The sections of a form, or of its reading view, as the declaration orders them. */
export function FormLayout({ resource, wide, line, step, tail }: FormLayoutProps) {
  const { t } = useTranslation()
  const sections = sectionsOf(resource)
  const show = (section: Section) => (
    <FormSection
      key={section.name}
      section={section}
      resource={resource}
      hasHeading={sections.length > 1}
      isCard={wide}
      isHidden={step !== undefined && !step.includes(section.name)}
      line={line}
      tail={section === sections[0] && tail}
    />
  )
  const main = sections.filter(({ beside }) => !beside).map(show)
  const beside = sections.filter((section) => section.beside).map(show)
  if (step) return <div className="kit-sections kit-sections-lone">{[...main, ...beside]}</div>
  if (!wide) return <div className="kit-sections">{[...main, ...beside]}</div>
  if (main.length >= MANY)
    return (
      <div className="kit-anchored">
        <SectionList sections={sections.map(({ name }) => ({ name, label: t(`sections.${name}`) }))} />
        <div className="kit-sections">{[...main, ...beside]}</div>
      </div>
    )
  if (beside.length === 0) return <div className="kit-sections kit-sections-lone">{main}</div>
  return (
    <div className="kit-split">
      <div className="kit-sections">{main}</div>
      <div className="kit-sections">{beside}</div>
    </div>
  )
}

interface FormSectionProps extends Pick<FormLayoutProps, 'resource' | 'line' | 'tail'> {
  section: Section
  hasHeading: boolean
  isCard: boolean
  isHidden: boolean
}

function FormSection({ section, resource, hasHeading, isCard, isHidden, line, tail }: FormSectionProps) {
  const { t } = useTranslation()
  const heading = `section-${section.name}`
  return (
    <section
      className={isCard ? 'kit-card kit-section' : 'kit-section'}
      hidden={isHidden}
      data-alone={standsAlone(section, resource) || undefined}
      {...(hasHeading ? { 'aria-labelledby': heading } : {})}
    >
      {hasHeading && (
        <h2 id={heading} className="kit-section-title" tabIndex={-1}>
          {t(`sections.${section.name}`)}
        </h2>
      )}
      <div className="kit-lines">
        {section.fields.map((entry) => {
          const names = [entry].flat() as readonly string[]
          return (
            <Line key={names[0]} isNarrow={names.length === 1 && isShort(resource.fields[names[0]!]!)}>
              {line(names)}
            </Line>
          )
        })}
        {tail}
      </div>
    </section>
  )
}

/** One line; a short control that is alone in it takes half of it. */
const Line = ({ isNarrow, children }: { isNarrow: boolean; children: ReactNode }) =>
  children ? (
    <div className="kit-line" data-narrow={isNarrow || undefined}>
      {children}
    </div>
  ) : null

const NAMED_BY_HEADING: ReadonlySet<string> = new Set(['json', 'picture', 'pictures'])

/** True for a section of one field whose label would only repeat the heading. */
function standsAlone(section: Section, { fields }: Resource): boolean {
  const names = fieldsIn(section)
  return names.length === 1 && NAMED_BY_HEADING.has(fields[names[0]!]!.kind)
}
