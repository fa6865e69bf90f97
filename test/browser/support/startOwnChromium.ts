import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../../support/findChromium.mjs'
import { quietFlags } from '../../support/quietFlags'

const START_LIMIT_MS = 30_000
const FLAGS = ['--headless', '--no-sandbox', ...quietFlags, '--password-store=basic', '--remote-debugging-port=0']

/** A Chromium without Playwright's default flags, because these flags disable the password manager. */
export interface OwnChromium {
  /** Opens a page; `stop` closes it. */
  openPage(): Promise<Page>
  /** Ends the browser and deletes its profile. */
  stop(): Promise<void>
}

/** Starts a Chromium with a new profile. Rejects if it does not start. */
export async function startOwnChromium(): Promise<OwnChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'foyer-chromium-'))
  const child = spawn(findChromium() ?? 'chromium', [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()).once('error', () => resolve()))
  const end = async () => {
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const browser = await connect(child.stderr, ended)
    return {
      openPage: async () => browser.contexts()[0]!.newPage(),
      async stop() {
        await browser.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Connects to Chromium, which prints its address on its error output. */
async function connect(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<Browser> {
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`Chromium did not start in time. It said: ${said}`)),
      START_LIMIT_MS,
    )
    void ended.then(() => reject(new Error(`Chromium ended before it could be reached. It said: ${said}`)))
    output.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found === undefined) return
      clearTimeout(limit)
      resolve(found)
    })
  })
  return chromium.connectOverCDP(address)
}
