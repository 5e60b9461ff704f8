/** Files of tests that may cost more than their budget, each with the reason. */
export const DEAR = {}
