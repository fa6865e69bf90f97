import { type BuildFiles, checkFiles } from '../../../src/api/diagnose/checkFiles'

const FOLDER = 'https://cdn.example/foyer/esm/'
const build: BuildFiles = {
  address: `${FOLDER}loadCall-1.js`,
  core: 'core-1.js',
  load: () => Promise.resolve(),
  files: [{ 'pix.select': ['ManageWindow-1.js'] }, { de: 'germanTexts-1.js' }],
}
let loaded: string[] = []

/** Lets the server respond with the files of a build as its `chunks.json`. */
const serveChunks = (...files: string[]) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ chunks: Object.fromEntries(files.map(file => [file, {}])) }))

beforeEach(() => {
  loaded = ['loadCall-1.js', 'core-1.js', 'ManageWindow-1.js', 'list-1.js']
  // jsdom lists no loaded files.
  Object.assign(performance, { getEntriesByType: () => loaded.map(file => ({ name: FOLDER + file })) })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

describe('the check of the files', () => {
  it('finds that all files are of one build', async () => {
    const fetching = serveChunks('core-1.js', 'list-1.js')
    expect(await checkFiles(build)).toEqual({ status: 'ok', found: `${FOLDER}, all of one build`, advice: '' })
    expect(fetching).toHaveBeenCalledWith('https://cdn.example/foyer/chunks.json', { cache: 'no-cache' })
  })

  it.each([
    ['there is no response', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'))],
    [
      'it is not deployed',
      () => jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>404</h1>', { status: 404 })),
    ],
  ])('does not report ok if chunks.json can’t be read, because %s', async (_reason, prepare) => {
    prepare()
    const { status, found, advice } = await checkFiles(build)
    expect(status).toBe('limited')
    expect(found).toBe(
      `${FOLDER} loads, but chunks.json could not be read, so it is unknown if all files are of one build`,
    )
    expect(advice).toMatch(/^Deploy dist\/chunks\.json beside foyer\.js/)
  })

  it('finds a newer build on the server, and files of another build on the page', async () => {
    serveChunks('core-2.js')
    expect(await checkFiles(build)).toMatchObject({
      status: 'limited',
      found: 'core-1.js of this page is not in the build on the server',
    })
    serveChunks('core-1.js', 'list-1.js')
    loaded.push('list-2.js')
    expect(await checkFiles(build)).toMatchObject({
      status: 'limited',
      found: `${FOLDER} has one build, but the page has loaded files of another: ${FOLDER}list-2.js`,
    })
  })
})
