/** The steps in which a new product is filled in, each with the sections of its form. The last one publishes. */
export const STEPS = [
  { name: 'basics', sections: ['basics'] },
  { name: 'parameters', sections: ['parameters'] },
  { name: 'variants', sections: ['variants'] },
  { name: 'media', sections: ['media'] },
  { name: 'details', sections: ['details'] },
  { name: 'seo', sections: ['seo'] },
  { name: 'display', sections: ['display', 'ownership'] },
] as const

/** The step of a name in an address, from 0; a wrong name is the first step. */
export const stepNamed = (name: string | null): number =>
  Math.max(
    0,
    STEPS.findIndex((step) => step.name === name),
  )

/** The first step that holds a field of these, or null; `sectionOf` names the section of a field. */
export function stepOf(fields: readonly string[], sectionOf: (field: string) => string | undefined): number | null {
  const sections = new Set(fields.map(sectionOf))
  const at = STEPS.findIndex((step) => step.sections.some((section) => sections.has(section)))
  return at === -1 ? null : at
}
