import { File as NodeFile } from 'node:buffer'

/** A JPEG's first bytes as a file that a request can carry in jsdom, whose own File the fetch family doesn't know. `size` only pretends. */
export function sentFile(name: string, size?: number): File {
  const file = new NodeFile([Buffer.from('\xFF\xD8\xFF12345', 'latin1')], name, {
    type: 'image/jpeg',
  }) as unknown as File
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}
