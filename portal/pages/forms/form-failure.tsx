import { fill } from '../../../contract/format/fill.ts'
import { useWords } from '../../page/use-layout.ts'
import { Announcement } from './announcement.tsx'

interface FormFailureProps {
  title: string
  /** The level of its heading. */
  level: 2 | 3
  /** Shown when there is no complaint. */
  message: string
  /** Each complaint with the id and the label of its control; a complaint about no single field has none. */
  complaints: { id?: string; label?: string; message: string }[]
}

/** The reply to a form that was refused: what is wrong, with a link to each field. */
export function FormFailure({ title, level, message, complaints }: FormFailureProps) {
  const words = useWords().enquiry
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Announcement className="failure" role="alert">
      <Heading>{title}</Heading>
      {complaints.length === 0 ? (
        <p>{message}</p>
      ) : (
        <ul>
          {complaints.map(({ id, label, message: said }, index) => (
            <li key={index}>{id ? <a href={`#${id}`}>{fill(words.complaint, { field: label, message: said })}</a> : said}</li>
          ))}
        </ul>
      )}
    </Announcement>
  )
}
