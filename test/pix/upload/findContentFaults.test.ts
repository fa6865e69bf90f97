import { findContentFaults } from '../../../src/pix/upload/findContentFaults'
import { sentFile } from '../../support/sentFile'

const named = (name: string, text: string) => Object.assign(new Blob([Buffer.from(text, 'latin1')]), { name }) as File
const unreadable = { name: 'weg.jpg', slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) } as unknown as File

describe('findContentFaults', () => {
  it('says of each file what its content tells', async () => {
    const good = sentFile('gut.JPG')
    const files = [good, named('text.png', 'Hallo'), named('telefon.jpg', '\0\0\0\x18ftypheic'), unreadable, named('eigenes.webp', 'RIFF')]
    const faults = await findContentFaults(files, new AbortController().signal)
    expect(files.map(file => faults.get(file))).toEqual([undefined, 'notPicture', 'heic', 'unreadable', undefined])
  })

  it('reads hundreds of files', async () => {
    const files = Array.from({ length: 500 }, (_, index) => named(`${index}.gif`, index % 2 === 0 ? 'GIF89a' : 'x'))
    expect((await findContentFaults(files, new AbortController().signal)).size).toBe(250)
  })
})
