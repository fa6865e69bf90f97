import type { SessionAccount } from '../accounts/accountsTable'
import type { FormMap } from '../http/formBody'

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

/** A kind of thing that the editor edits. Both throw RequestError 403 for what is not the account's, 404 for what there is not. */
export interface EditorTarget {
  load(account: SessionAccount, id: number): Promise<EditorDocument>
  /** Throws RequestError 400 for what cannot be saved as well. */
  save(account: SessionAccount, id: number, form: FormMap): Promise<void>
}
