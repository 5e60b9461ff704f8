/** The limits of a form that carries one file. */
export const FORM_LIMITS = { limits: { files: 1, fields: 10, fieldSize: 10_000 } }
