import { useEffect, useId, useRef, type KeyboardEvent as Pressed, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, dayCell, entrance, nameParts, stepInColumn, turnTowards } from './calendar-parts.ts'

/** As many frames the calendar may take until it can have the focus. */
const FRAMES = 20

/**
 * Makes the kit's calendar usable by keys: the arrow down leads from the field into it, arrows go from day to day and choose hours and minutes, Page Up and
 * Page Down turn the month, Enter chooses a day, Escape leads back to the field. The result is for a `DatePicker` or a `RangePicker`.
 */
export function useCalendarKeys() {
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement | null>(null)
  const onKeyDown = (event: Pressed<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    field.current = event.currentTarget
    // A click opens it; an open one stays open.
    field.current.click()
    enter(panel, FRAMES)
  }
  return {
    onKeyDown,
    panelRender: (content: ReactNode) => (
      <Calendar panel={panel} field={field}>
        {content}
      </Calendar>
    ),
  }
}

/** Gives the focus to a calendar that may still have to be drawn. */
function enter(panel: RefObject<HTMLElement | null>, frames: number): void {
  const day = panel.current && entrance(panel.current)
  day?.focus({ preventScroll: true })
  if (frames > 0 && (!day || document.activeElement !== day)) requestAnimationFrame(() => enter(panel, frames - 1))
}

/** Goes back to the field, which closes the calendar at this key and forgets what was not confirmed. */
function leave(field: HTMLElement | null): boolean {
  if (!field) return false
  field.focus()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}

interface CalendarProps {
  panel: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLElement | null>
  children: ReactNode
}

function Calendar({ panel, field, children }: CalendarProps) {
  const { t } = useTranslation()
  const id = useId()
  /** The day that the last key led to, until it has the focus. */
  const wanted = useRef<string | null>(null)
  const goTo = (day: string | null) => {
    const cell = day && panel.current ? dayCell(panel.current, day) : undefined
    if (!cell) return false
    wanted.current = null
    cell.focus({ preventScroll: true })
    return true
  }
  // The kit draws the calendar anew at each change, and knows nothing of these attributes.
  useEffect(() => {
    if (!panel.current) return
    goTo(wanted.current)
    nameParts(panel.current, { id, names: { hour: t('admin.format.hour'), minute: t('admin.format.minute') } })
  })
  const act = ({ key, target }: Pressed): boolean => {
    if (!(target instanceof HTMLElement) || !panel.current) return false
    if (key === 'Escape') return leave(field.current)
    if (target.role === 'listbox') return stepInColumn(target, key)
    if (!target.matches('td')) return false
    if (key === 'Enter' || key === ' ') {
      target.click()
      return true
    }
    const day = dayAfter(target.title, key)
    if (day === null) return false
    wanted.current = day
    if (!goTo(day)) turnTowards(panel.current, target.title, day)
    return true
  }
  const onKeyDown = (event: Pressed) => {
    if (!act(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={panel} role="presentation" onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
