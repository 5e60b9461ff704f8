/** An answer that was taken in. */
export interface Taken {
  formId: number
  answerId: number
}
