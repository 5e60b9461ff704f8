/** The tests of the gate, by the tags of vitest.config.ts: each rule once, where it is cheapest. `npm run test:all` runs all. */
export const GATE = '(!twin || engine) && !whole && (!browser || walk)'
