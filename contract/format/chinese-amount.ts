import nzh from 'nzh/cn'

/** K-05: an amount of yuan in the capitals that cannot be altered: `壹仟零壹元伍角`, rounded to the fen; nothing below zero is no debt. */
export const chineseAmount = (amount: number): string => nzh.toMoney(Number(amount.toFixed(2)) + 0, { outSymbol: false })
