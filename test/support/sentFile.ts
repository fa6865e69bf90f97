import { File as NodeFile } from 'node:buffer'

/**
 * Makes a file of a JPEG's first bytes that a request can send in jsdom, because `fetch` does not accept jsdom's own
 * File. `size` is only pretended.
 */
export function sentFile(name: string, size?: number): File {
  const file = new NodeFile([Buffer.from('\xFF\xD8\xFF12345', 'latin1')], name, {
    type: 'image/jpeg',
  }) as unknown as File
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}
