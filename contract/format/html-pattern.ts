// oxlint-disable-next-line portico/linear-regexp -- it reads the program's own expressions, which are short
const CLASS = /\[(?:\\.|[^\]\\])+\]/g
const TOKEN = /\\p\{\w+\}|\\.|[()[{}/|]|-$/g

/** The expression as the attribute `pattern` takes it: browsers compile it whole and with the flag `v`, in which signs of syntax are escaped within a class. */
export const htmlPattern = ({ source }: RegExp): string =>
  source.replaceAll(/^\^|\$$/g, '').replaceAll(CLASS, (found) => `[${escaped(found.slice(1, -1))}]`)

const escaped = (text: string) => text.replaceAll(TOKEN, (token) => (token.length === 1 ? `\\${token}` : token))
