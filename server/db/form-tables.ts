/** The tables beside those of forms and answers, which are resources. */
export interface FormTables {
  /** The units and roles to whose people a form for staff is limited. */
  form_forUnitIds: { rowId: number; targetId: number }
  form_forRoleIds: { rowId: number; targetId: number }
  /** An option that an answer to a form has chosen, so that it can be counted. */
  formPick: { formId: number; question: string; value: string; answerId: number }
  /** An enquiry answers the further questions of the contact form: JSON, by the keys of the version's questions. */
  enquiryAnswer: { enquiryId: number; formId: number; formVersion: number; answers: string }
  /** The digest of long answers, by which the same ones are known again. */
  formDigest: { formId: number; digest: string; answerId: number }
  /** A private upload, and the answer or the enquiry that it belongs to, once the form was sent whole. */
  formAttachment: { uploadId: string; answerId: number | null; enquiryId: number | null; creationTime: number }
}
