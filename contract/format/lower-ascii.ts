/** Makes ASCII letters small and leaves all others, as `lower()` does on both engines: two unique texts that are then the same cannot both be stored. */
export const lowerAscii = (value: string) => value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
