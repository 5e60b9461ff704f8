import { countText } from '../../../contract/format/count-text.ts'
import { countUp } from '../../behaviours/count-up.ts'
import { useWords } from '../../page/use-layout.ts'
import { useBehaviour } from '../../blocks/use-behaviour.ts'

export type Numbers = Record<'products' | 'clients' | 'partners' | 'technologies' | 'news', number>

/** The most numbers that fit into the narrow band. */
const MOST = 4

/** The names of numbers that were counted up to a limit only. */
export type UncountedName = keyof Numbers

/** The numbers of products, clients and so on; zeros are left out. */
export function Numbers({ numbers, uncounted }: { numbers: Numbers; uncounted: UncountedName[] }) {
  const words = useWords().articles.home
  const ref = useBehaviour<HTMLElement>(countUp)
  const shown = (Object.keys(words.count) as (keyof Numbers)[]).filter((name) => numbers[name] > 0).slice(0, MOST)
  if (shown.length < 2) return null
  return (
    <section ref={ref} className="numbers" aria-label={words.numbers} data-behaviour="count-up">
      <dl className="row">
        {shown.map((name) => (
          <div key={name}>
            <dt>{words.count[name]}</dt>
            <dd>
              <span className="for-ears">{countText(numbers[name], uncounted.includes(name))}</span>
              <span aria-hidden="true" data-part="number" data-value={numbers[name]}>
                {numbers[name].toLocaleString('en')}
              </span>
              {uncounted.includes(name) && <span aria-hidden="true">+</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
