const TWO_DECIMALS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' })

/** Writes an amount as `1,001.50`, the same in both languages (K-05). */
export const twoDecimals = (amount: number): string => TWO_DECIMALS.format(amount)
