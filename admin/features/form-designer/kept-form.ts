import { z } from 'zod'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { showable } from './showable.ts'

/** A form as the browser keeps it. */
export interface KeptForm {
  isChanged: boolean
  definition: FormDefinition
}

const kept = z.strictObject({ isChanged: z.boolean(), definition: showable })

/** The name among those of a person under which the browser keeps the form of /form-generator. */
export const OWN_FORM = 'own'

/** The name under which the browser keeps the form of a person on a screen. */
export const keptName = (userid: number | null, screen: string): string => `portico.form ${userid ?? 0} ${screen}`

/** The form in a stored text; null if there is none that can be shown. */
export function readKept(text: string | null): KeptForm | null {
  try {
    const { success, data } = kept.safeParse(JSON.parse(text ?? 'null'))
    return success ? (data as unknown as KeptForm) : null
  } catch {
    return null
  }
}
