/** What a form's field can hold: a text, a yes or no, or a list of texts. */
export type FieldValue = string | boolean | readonly string[]
