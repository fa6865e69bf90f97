import type { SessionAccount } from '../accounts/SessionAccount'
import type { FormMap } from '../http/FormMap'
import type { EditorDocument } from './EditorDocument'

/** A kind of thing that the editor edits. Both throw RequestError 403 for what is not the account's, 404 for what there is not. */
export interface EditorTarget {
  load(account: SessionAccount, id: number): Promise<EditorDocument>
  /** Throws RequestError 400 for what cannot be saved as well. */
  save(account: SessionAccount, id: number, form: FormMap): Promise<void>
}
