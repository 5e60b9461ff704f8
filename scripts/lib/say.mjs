/** One line for the person at the terminal. */
export const say = (line) => console.log(line)

/** Ends the program with one clear sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
