/** Prints a line on the terminal. */
export const say = (line) => console.log(line)

/** Prints a sentence as an error and ends the program. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
