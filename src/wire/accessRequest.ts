/** Fields in the text of a 403: `label||title|ownerEmail|requesterEmail|firstName|surname` (image-library 8.1). */
export interface AccessRequest {
  readonly label: string
  readonly title: string
  readonly ownerEmail: string
  readonly requesterEmail: string
  readonly firstName: string
  readonly surname: string
}

/** Reads the access request in the text of a 403; undefined if the text has another form. */
export function readAccessRequest(text: string): AccessRequest | undefined {
  const at = text.indexOf('||')
  if (at < 1) return undefined
  const [title = '', ownerEmail = '', requesterEmail = '', firstName = '', surname = ''] = text.slice(at + 2).split('|')
  return { label: text.slice(0, at), title, ownerEmail, requesterEmail, firstName, surname }
}
