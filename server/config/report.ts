/** Where an error goes that nobody expected: to the one who runs the server. `request` names the call it came from. */
export type Report = (error: unknown, request?: { id: string; method: string; url: string }) => void
