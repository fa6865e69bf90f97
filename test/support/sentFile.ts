import { File as NodeFile } from 'node:buffer'

/**
 * Makes a file that a request can send in jsdom, because `fetch` does not accept jsdom's own File. `size` changes only
 * the file's property. By default the content is a JPEG's first bytes.
 */
export function sentFile(name: string, size?: number, content = '\xFF\xD8\xFF12345'): File {
  const file = new NodeFile([Buffer.from(content, 'latin1')], name, {
    type: 'image/jpeg',
  }) as unknown as File
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}
