import { useWords } from '../../page/use-layout.ts'

/** A field for robots: people neither see, hear nor reach it. */
export function Trap({ name }: { name: string }) {
  return (
    <div className="for-ears" aria-hidden="true">
      <label>
        {useWords().enquiry.trap}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
