/** @jest-environment node */
import { namePasted, readFolders } from '../../../src/pix/upload/readFolders'

type Entry = FileSystemEntry
const file = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (done: (file: File) => void) => done(new File(['x'], name)),
  }) as unknown as Entry
const locked = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (_done: unknown, fail: (error: Error) => void) => fail(new Error('forbidden')),
  }) as unknown as Entry
/** Makes a folder whose reader returns two entries at a time, where a browser returns a hundred. */
function folder(name: string, ...children: Entry[]): Entry {
  const createReader = () => {
    const left = [...children]
    return { readEntries: (done: (entries: Entry[]) => void) => done(left.splice(0, 2)) }
  }
  return { name, isFile: false, isDirectory: true, createReader } as unknown as Entry
}
const namesIn = async (...entries: Entry[]) => {
  const { files, isCut } = await readFolders(entries)
  return { names: files.map(({ name }) => name), isCut }
}

describe('dropped folders', () => {
  it('are read with the folders in them, batch by batch, without hidden files', async () => {
    const dropped = folder(
      'Fest',
      file('1.jpg'),
      file('.DS_Store'),
      file('2.jpg'),
      folder('Saal', file('3.jpg'), file('Thumbs.db')),
      file('4.jpg'),
    )
    expect(await namesIn(file('0.jpg'), dropped)).toEqual({
      names: ['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg'],
      isCut: false,
    })
  })

  it('give the other files if one may not be read', async () => {
    expect((await namesIn(folder('Fest', locked('geheim.jpg'), file('1.jpg')))).names).toEqual(['1.jpg'])
  })

  it('give a thousand files at most, and say that there were more', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => file(`${index}.jpg`))
    const { names, isCut } = await namesIn(folder('Fest', ...many))
    expect([names.length, isCut]).toEqual([1000, true])
    expect((await namesIn(folder('Fest', ...many.slice(1)))).isCut).toBe(false)
  })

  it('are skipped if they are nested too deep', async () => {
    const nest = (depth: number): Entry => (depth === 0 ? file('unten.jpg') : folder(`${depth}`, nest(depth - 1)))
    expect((await namesIn(nest(8))).names).toEqual(['unten.jpg'])
    expect((await namesIn(nest(9))).names).toEqual([])
  })
})

test('a pasted picture is named after the time of the paste, with the ending of its type', () => {
  const now = new Date(2026, 10, 5, 9, 4, 7)
  const named = (type: string) =>
    namePasted(new File(['x'], 'image.png', { type }), moment => `Zwischenablage ${moment}`, now).name
  expect(named('image/png')).toBe('Zwischenablage 2026-11-05 09-04-07.png')
  expect(named('image/jpeg')).toBe('Zwischenablage 2026-11-05 09-04-07.jpg')
  expect(named('')).toBe('Zwischenablage 2026-11-05 09-04-07.png')
})
