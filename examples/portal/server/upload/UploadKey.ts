/** What makes an upload known again when it is repeated because its answer was lost: the sender's key, and a hash of what was sent under it. */
export interface UploadKey {
  key: string
  fingerprint: string
}
