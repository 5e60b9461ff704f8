/** The reason why the server cannot start, in one sentence for the person who runs it; `main.ts` prints it and ends with 1. */
export class StartProblem extends Error {}
