import type { SessionAccount } from '../accounts/accountsTable'
import type { FormMap } from '../http/formBody'

/** A document as the editor shows it. */
export interface EditorDocument {
  /** Kind of document, in a word for people. */
  what: string
  /** Its name, to be recognised by. */
  name: string
  fields: { name: string; label: string; value: string; rows: number; maxLength: number; isRequired?: boolean }[]
  /** Pictures that stand between the texts and stay as they are. */
  pictures: number
}

/** A kind of document for the editor. Both methods throw RequestError 403 for another account's document and 404 for a missing one. */
export interface EditorTarget {
  load(account: SessionAccount, id: number): Promise<EditorDocument>
  /** Throws RequestError 400 as well, for values that cannot be saved. */
  save(account: SessionAccount, id: number, form: FormMap): Promise<void>
}
