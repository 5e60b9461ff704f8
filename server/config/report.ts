/** Reports an unexpected error to the person who runs the server. `request` names the call that the error came from. */
export type Report = (error: unknown, request?: { id: string; method: string; url: string }) => void
