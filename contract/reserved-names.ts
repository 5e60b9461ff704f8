/** Names that mean something else in every object of JavaScript. JSON from outside may not use them, so nothing that it names by a key has one of them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
