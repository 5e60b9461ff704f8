/** The words for yes and no that people write into sheets, in lower case. */
export const YES: ReadonlySet<string> = new Set(['是', 'yes', 'true', '1', 'y', '√', '✓'])
export const NO: ReadonlySet<string> = new Set(['否', 'no', 'false', '0', 'n', '×'])
