/** Matches a number as text (V-07): an optional sign, digits without leading zeros, optional decimals. */
export const NUMBER_TEXT = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/
