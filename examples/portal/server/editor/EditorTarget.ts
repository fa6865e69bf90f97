import type { SessionAccount } from '../accounts/accountsTable'
import type { FormMap } from '../http/formBody'

/** A document as the editor shows it. */
export interface EditorDocument {
  /** Kind of document, in words. */
  what: string
  /** Name of the document. */
  name: string
  fields: { name: string; label: string; value: string; rows: number; maxLength: number; isRequired?: boolean }[]
  /** Number of pictures between the texts. Saving the texts leaves the pictures in place. */
  pictures: number
}

/**
 * Loads and saves one kind of document for the editor. Both methods throw RequestError 404 if the document is missing,
 * or is an unpublished event or a draft of another account. They throw RequestError 403 for any other document that the
 * account may not edit.
 */
export interface EditorTarget {
  load(account: SessionAccount, id: number): Promise<EditorDocument>
  /** Also throws RequestError 400 for invalid values. */
  save(account: SessionAccount, id: number, form: FormMap): Promise<void>
}
