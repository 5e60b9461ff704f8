/** The longest path that is parsed: our own paths and those that staff redirect are shorter. A query may be longer. */
const LONGEST_PATH = 2048

export const hasLongPath = ({ url = '' }: { url?: string | undefined }) => url.length > LONGEST_PATH && pathOf(url).length > LONGEST_PATH

/** Returns the path of an address. */
export const pathOf = (url: string) => url.split('?', 1)[0]!

/** True for the addresses that programs ask, and browsers for files: their refusals are data, not a page. */
export const isForPrograms = (url: string) => /^\/((abp|api|abpuserconfiguration|media|docs|assets)(\/|$)|[\w-]+\/h5\/)/i.test(url)
