/** A text message with a code, as each kind of gateway needs it. */
export interface Sms {
  /** The same at every attempt, so that a receiver can drop what it has sent already. */
  id: string
  phoneNumber: string
  /** The whole text, in the language of the person. */
  text: string
  code: string
  /** Epoch ms of this attempt. */
  now: number
}

/** A request to a gateway. */
export interface OutgoingRequest {
  url: string
  headers: Record<string, string>
  body: string
}
