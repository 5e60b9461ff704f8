/** People sometimes type their password as the name: of an unknown name the log keeps two characters and the length. */
export const maskedAccount = (account: string) => account && `${Array.from(account.slice(0, 4)).slice(0, 2).join('')}… (${account.length})`
