import { File as NodeFile } from 'node:buffer'

/**
 * Makes a file that a request can send in jsdom, because `fetch` does not accept jsdom's own File. `size` sets only the
 * property of this name, not the length of the content. By default, the content is the first bytes of a JPEG.
 */
export function sentFile(name: string, size?: number, content = '\xFF\xD8\xFF12345'): File {
  const file = new NodeFile([Buffer.from(content, 'latin1')], name, {
    type: 'image/jpeg',
  }) as unknown as File
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}
