const BYTES = 16

/** Makes a key that no other post has. Not `randomUUID`, which pages without TLS lack. */
export function makeUploadKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
