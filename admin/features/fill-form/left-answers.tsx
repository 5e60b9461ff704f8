import { useEffect, useState } from 'react'
import { unsavedWords } from '../../session/unsaved-words.ts'
import { toldIn } from './told-answers.ts'
import { keptName } from './use-kept-answers.ts'
import { useFillWords } from './words.ts'

/** Shows the answers that were not sent where the form takes nothing more, so that nobody loses them. They stay in the browser. */
export function LeftAnswers({ id }: { id: number }) {
  const say = useFillWords()
  const [told, setTold] = useState<ReturnType<typeof toldIn>>([])
  useEffect(() => {
    void unsavedWords.find(keptName(id)).then((found) => setTold(found ? toldIn(found.words) : []))
  }, [id])
  if (told.length === 0) return null
  return (
    <section className="kit-card fill-form fill-left" aria-labelledby="fill-left">
      <h2 id="fill-left">{say('left')}</h2>
      <p className="kit-quiet">{say('leftLead')}</p>
      <table className="kit-read-table">
        <tbody>
          {told.map(([label, text], at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td className="fill-told">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
