import { currentLanguage } from '../../language/i18n.ts'
import { CallError } from '../../session/http.ts'

/** Returns why a write was refused: by field, with its label, where the server names fields. */
export function refusalWords(error: unknown, label: (name: string) => string): string[] {
  const complaints = error instanceof CallError ? (error.body?.validationErrors ?? []) : []
  if (complaints.length === 0) return [error instanceof Error ? error.message : String(error)]
  return complaints.map(({ members: [member], message }) =>
    member ? `${label(member.split('.')[0]!)}${currentLanguage() === 'en' ? ': ' : '：'}${message}` : message,
  )
}
