import { typedNumber } from '../../contract/format/typed-number.ts'

/** Checks the answers that the browser does not: numbers as people type them, the number of boxes that are ticked, and the size and number of files. */
export function checkAnswersOf(form: HTMLElement): void {
  for (const one of form.querySelectorAll<HTMLInputElement>('[data-number], [type=file]'))
    one.setCustomValidity(isWrong(one) ? one.dataset['wrong']! : '')
  for (const list of form.querySelectorAll<HTMLElement>('[data-fewest]')) checkBoxes(list)
}

function isWrong({ value, type, files, dataset }: HTMLInputElement): boolean {
  // A bound that is not given is no number, and nothing is beyond it.
  const bound = (name: string) => Number(dataset[name])
  if (type === 'file') return files!.length > bound('most') || [...files!].some(({ size }) => size > bound('bytes'))
  if (value.trim() === '') return false
  const number = typedNumber(value)
  if (number === null || number < bound('min') || number > bound('max')) return true
  return 'digits' in dataset && Number(number.toFixed(bound('digits'))) !== number
}

/** The first of several boxes says what is wrong with all of them. */
function checkBoxes(list: HTMLElement): void {
  const { required, fewest, most, wrong } = list.dataset
  const boxes = list.querySelectorAll<HTMLInputElement>('[type=checkbox]')
  const ticked = [...boxes].filter(({ checked }) => checked).length
  const isFine = ticked === 0 ? required === undefined : ticked >= Number(fewest) && ticked <= Number(most)
  boxes[0]!.setCustomValidity(isFine ? '' : wrong!)
}
