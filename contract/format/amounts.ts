import nzh from 'nzh/cn'

const TWO_DECIMALS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' })

/** Writes an amount as `1,001.50`, the same in both languages (K-05). */
export const twoDecimals = (amount: number): string => TWO_DECIMALS.format(amount)

/** K-05: an amount of yuan in the capitals that cannot be altered: `壹仟零壹元伍角`, rounded to the fen; nothing below zero is no debt. */
export const chineseAmount = (amount: number): string => nzh.toMoney(Number(amount.toFixed(2)) + 0, { outSymbol: false })
