/** V-07: an optional sign, whole digits without leading zeros, optional decimals. */
export const NUMBER_TEXT = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/
