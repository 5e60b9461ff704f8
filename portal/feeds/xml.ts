const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for XML 1.0 and removes the control characters that XML cannot contain. */
export const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!).replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
