import type { TestPortal } from '../../support/TestPortal'

/** An upload as a form posts it. */
interface PostedUpload {
  files: { name: string; content: Uint8Array }[]
  fields?: Record<string, string>
  /** Cookie of the signed-in account; none for a visitor. */
  cookie?: string
  /** Origin of the posting page; the portal itself if not set. */
  origin?: string
}

/** Posts an upload to account 1001 and returns the response, as JSON or as the XML for a hidden iframe. */
export function postUpload(
  portal: TestPortal,
  kind: 'json' | 'xml',
  { files, fields = {}, cookie = '', origin = new URL(portal.url).origin }: PostedUpload,
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, content } of files) form.append('image_upload[]', new Blob([content as BlobPart]), name)
  return fetch(`${portal.url}pix/pictures/by/1001.${kind}`, {
    method: 'POST',
    headers: { Origin: origin, Cookie: cookie },
    body: form,
  })
}
