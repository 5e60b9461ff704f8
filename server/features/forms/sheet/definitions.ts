import type { FormDefinition } from '../../../../contract/forms/definition.ts'
import type { Context } from '../../../http/context.ts'
import { definitionOf } from '../versions.ts'

export interface Version {
  formId: number
  formVersion: number
}

interface Defined extends Version {
  /** Null when its questions are not known. */
  definition: FormDefinition | null
}

/** The questions of these versions, each read once. */
export async function definitionsIn(ctx: Context, versions: readonly Version[]): Promise<Defined[]> {
  const defined = new Map<string, Defined>()
  for (const { formId, formVersion } of versions) {
    const name = versionName({ formId, formVersion })
    if (!defined.has(name)) defined.set(name, { formId, formVersion, definition: await definitionOf(ctx, formId, formVersion) })
  }
  return [...defined.values()]
}

export const versionName = ({ formId, formVersion }: Version): string => `${formId} ${formVersion}`
