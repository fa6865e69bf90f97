import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../support/runProgram'
import { expect, test as base } from './portalTest'

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
const WITHOUT_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED)\b/

/** A project of `examples/consumers`, copied to a temporary folder, with its packages and the packed library. */
interface Consumer {
  readonly folder: string
  /** Runs a script of its package.json and returns the output. The test fails if the script fails. */
  run(script: string): Promise<string>
  /** Opens one of its pages on the portal's origin. */
  open(page: string): Promise<void>
  /** Prints the result in one line of the test's output. */
  report(text: string): void
}

interface ConsumerFixtures {
  /** The folder in `examples/consumers`. */
  name: string
  consumer: Consumer
}

/**
 * Tests that install the library, packed as for the registry, in a project outside this repository. If the package
 * registry can't be reached, the tests are skipped and name the reason.
 */
export const test = base.extend<ConsumerFixtures, { tarball: string }>({
  name: ['', { option: true }],
  tarball: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-tarball-'))
      const { code, text } = await runProgram(
        'npm',
        ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder],
        process.cwd(),
      )
      expect(code, text).toBe(0)
      await use(join(folder, readdirSync(folder)[0]!))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  consumer: async ({ name, tarball, authorPage: page, portal }, use, testInfo) => {
    const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
    cpSync(join('examples', 'consumers', name), folder, {
      recursive: true,
      filter: source => !/\/(node_modules|dist)$/.test(source),
    })
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    for (const args of [['ci'], ['install', '--no-save', tarball]]) {
      const { code, text } = await runProgram('npm', [...args, ...QUIET], folder)
      const [reason] = code === 0 ? [] : (WITHOUT_NETWORK.exec(text) ?? [])
      if (reason) console.log(`consumer ${name}: skipped, the packages' registry can't be reached (${reason})`)
      test.skip(reason !== undefined, `npm can't reach the packages' registry: ${reason}`)
      expect(code, text).toBe(0)
    }
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
    await page.route(new URL(`/consumers/${name}/**`, portal.url).href, route => {
      const path = new URL(route.request().url()).pathname.slice(`/consumers/${name}/`.length)
      return route.fulfill({ path: join(folder, path, path.endsWith('/') ? 'index.html' : '') })
    })
    await use({
      folder,
      async run(script) {
        const { code, text } = await runProgram('npm', ['run', '--silent', script], folder)
        expect(code, text).toBe(0)
        return text
      },
      open: async file => void (await page.goto(`/consumers/${name}/${file}`)),
      report: text => console.log(`consumer ${name}: ${text}`),
    })
    if (testInfo.status !== testInfo.expectedStatus) console.log(`consumer ${name}: failed`)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

export { expect }
