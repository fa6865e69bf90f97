const BYTES = 16

/** Makes a key that nothing else has. Not `randomUUID`, which pages without TLS lack. */
export function makeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
