/** Makes so many things. */
export const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
