import { seededAccount } from './seededAccount'
import type { TestPortal } from './TestPortal'

/** A file of an upload. */
interface UploadFile {
  name: string
  content: Uint8Array
}

/** Sends requests to a portal as the portal's own pages do. `more` contains additional headers. */
export interface PortalClient {
  /** Id of the seeded account; 1001 for any other account and for a visitor. */
  accountId: number
  get(path: string, more?: Record<string, string>): Promise<Response>
  /** Posts a form with the origin of the portal's own pages. */
  post(path: string, fields: string | Record<string, string>, more?: Record<string, string>): Promise<Response>
  upload(files: UploadFile[], fields?: Record<string, string>, more?: Record<string, string>): Promise<Response>
}

const ACCOUNT_IDS = new Map<string, number>([
  [seededAccount.reader, 1002],
  [seededAccount.layerMember, 1003],
])

/** Logs in and returns a client for that account; without an account, a client for a visitor. */
export async function portalClient(portal: TestPortal, account?: string): Promise<PortalClient> {
  const cookie = account === undefined ? undefined : await portal.signIn(account)
  const headers: Record<string, string> = { Origin: new URL(portal.url).origin, ...(cookie && { Cookie: cookie }) }
  const accountId = ACCOUNT_IDS.get(account ?? '') ?? 1001
  const at = (path: string) => portal.url + path.replace(/^\//, '')
  return {
    accountId,
    get: (path, more) => fetch(at(path), { headers: { ...headers, ...more } }),
    post: (path, fields, more) =>
      fetch(at(path), { method: 'POST', headers: { ...headers, ...more }, body: new URLSearchParams(fields) }),
    upload(files, fields = {}, more = {}) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      for (const { name, content } of files) form.append('image_upload[]', new Blob([content as BlobPart]), name)
      return fetch(at(`/pix/pictures/by/${accountId}.json`), {
        method: 'POST',
        headers: { ...headers, ...more },
        body: form,
      })
    },
  }
}
