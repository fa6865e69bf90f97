/** What the editor shows of something that can be edited. */
export interface EditorDocument {
  /** What kind of thing it is, in a word for people. */
  what: string
  /** Its name, to be recognised by. */
  name: string
  fields: { name: string; label: string; value: string; rows: number; maxLength: number; isRequired?: boolean }[]
  /** Pictures that stand between the texts and stay as they are. */
  pictures: number
}
