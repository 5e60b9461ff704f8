import { createContext, use } from 'react'

interface FormPlace {
  /** Begins the ids of the form's elements, since several forms may stand on a page. */
  prefix: string
  /** The page of the text in which the form stands, to which it leads back; none on the form's own page. */
  back?: string
}

export const FormPlaceContext = createContext<FormPlace>({ prefix: '' })

/** The place at which a form stands. */
export const useFormPlace = (): FormPlace => use(FormPlaceContext)

/** Returns the id of a question's first control, to which its complaint leads. */
export function useQuestionId(): (key: string) => string {
  const { prefix } = useFormPlace()
  return (key) => `${prefix}question-${key}`
}

/** Returns the id of the heading that names the form. */
export const useTitleId = (): string => `${useFormPlace().prefix}form-title`
