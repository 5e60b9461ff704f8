import { randomBytes } from 'node:crypto'

/** 80 bits; without letters and digits that look alike. */
const LETTERS = 16
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Bytes from here on would make the first letters of the alphabet likelier. */
const FAIR = 256 - (256 % ALPHABET.length)

/** A code as it is compared: people leave hyphens out, and write capitals. */
export const plainCode = (given: string) => given.toLowerCase().replaceAll(/[\s-]/g, '')

/** Makes a code of random letters, with a hyphen after every fourth. */
export function newCode(): string {
  let code = ''
  while (code.length < LETTERS)
    for (const byte of randomBytes(LETTERS)) if (byte < FAIR && code.length < LETTERS) code += ALPHABET[byte % ALPHABET.length]
  return code.match(/.{4}/g)!.join('-')
}
