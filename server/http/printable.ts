/** Makes a stranger's text safe to print or log: at most `most` characters, without control characters or characters that cannot be stored. */
export function printable(text: string, most: number): string {
  const start = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return start.replaceAll(/\p{Cc}|\p{Cs}/gu, '\uFFFD')
}
