/** A stranger's text to be shown or logged: at most so many letters, none of which rules a terminal or cannot be stored. */
export function printable(text: string, most: number): string {
  const start = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return start.replaceAll(/\p{Cc}|\p{Cs}/gu, '\uFFFD')
}
