import dayjs from 'dayjs'

// The parts of the kit's calendar, which it gives to the mouse only: here they get the roles, the names and the Tab stops of a grid and of lists.

const COLUMN = '.ant-picker-time-panel-column'
const DAY = '.ant-picker-date-panel td.ant-picker-cell'
const DISABLED = '-disabled'

/** Steps in days and in months by key. */
const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }
const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, length) => length - 1,
}

const all = (panel: Element, selector: string) => [...panel.querySelectorAll<HTMLElement>(selector)]
const isSelected = ({ className }: Element) => /-(selected|range-start|range-end)( |$)/.test(className)

/** The cell of a day such as 2026-11-23. A calendar of two months may have it twice: once among the days of the other month. */
export function dayCell(panel: Element, day: string): HTMLElement | undefined {
  const cells = all(panel, DAY).filter(({ title }) => title === day)
  return cells.find((cell) => cell.matches('.ant-picker-cell-in-view')) ?? cells[0]
}

/** Returns the day on which the keyboard enters the calendar: the chosen one, else today, else the first of the month. */
export function entrance(panel: Element): HTMLElement | undefined {
  const days = all(panel, `${DAY}-in-view`)
  return days.find(isSelected) ?? days.find((cell) => cell.matches('.ant-picker-cell-today')) ?? days[0]
}

/** Gives roles, names and Tab stops to what the kit has drawn; to be called after each drawing. */
export function nameParts(panel: Element, { id, names }: { id: string; names: Readonly<Record<string, string>> }): void {
  // The panel itself takes the focus and can do nothing with it.
  for (const stop of all(panel, '.ant-picker-panel')) stop.tabIndex = -1
  for (const table of all(panel, '.ant-picker-date-panel table')) table.setAttribute('role', 'grid')
  // A name must contain what the button shows: "2026" and not only "Choose a year".
  for (const button of all(panel, '.ant-picker-header-view button')) {
    button.dataset['purpose'] ??= button.ariaLabel ?? ''
    button.ariaLabel = `${button.textContent} ${button.dataset['purpose']}`
  }
  const days = all(panel, DAY)
  const stop = days.find((cell) => cell === document.activeElement) ?? entrance(panel)
  for (const cell of days) {
    cell.tabIndex = cell === stop ? 0 : -1
    cell.ariaSelected = String(isSelected(cell))
  }
  for (const column of all(panel, COLUMN)) nameColumn(column, { id, names })
}

function nameColumn(column: HTMLElement, { id, names }: { id: string; names: Readonly<Record<string, string>> }): void {
  const type = column.dataset['type'] ?? ''
  column.role = 'listbox'
  column.tabIndex = 0
  column.ariaLabel = names[type] ?? type
  column.removeAttribute('aria-activedescendant')
  for (const unit of all(column, 'li')) {
    unit.role = 'option'
    unit.id = `${id}${type}${unit.dataset['value']}`
    unit.ariaSelected = String(isSelected(unit))
    if (isSelected(unit)) column.setAttribute('aria-activedescendant', unit.id)
  }
}

/** Chooses the next hour or minute by a key. False if the key means nothing there. */
export function stepInColumn(column: Element, key: string): boolean {
  const units = all(column, 'li').filter(({ className }) => !className.includes(DISABLED))
  const next = STEPS[key]?.(units.findIndex(isSelected), units.length)
  if (next === undefined) return false
  units[Math.min(Math.max(next, 0), units.length - 1)]?.click()
  return true
}

/** The day that a key leads to from another; null if the key means nothing there. */
export function dayAfter(day: string, key: string): string | null {
  const [days, months] = [DAYS[key], MONTHS[key]]
  if (days === undefined && months === undefined) return null
  return dayjs(day)
    .add(days ?? 0, 'day')
    .add(months ?? 0, 'month')
    .format('YYYY-MM-DD')
}

/** Turns the calendar by one month towards a day that it does not show. */
export function turnTowards(panel: Element, from: string, to: string): void {
  const buttons = all(panel, to < from ? '.ant-picker-header-prev-btn' : '.ant-picker-header-next-btn')
  buttons.find((button) => button.style.visibility !== 'hidden')?.click()
}
