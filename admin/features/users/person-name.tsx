import { Link } from 'react-router'

interface PersonNameProps {
  person: { id: number; fullName: string; userName: string }
}

/** The name of a person, which leads to their page, and the name for signing in where it is another. */
export const PersonName = ({ person: { id, fullName, userName } }: PersonNameProps) => (
  <>
    <Link to={`/user/${id}`}>{fullName || userName}</Link>
    {fullName !== '' && fullName !== userName && <span className="kit-quiet">{userName}</span>}
  </>
)
