import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BenchStage } from './BenchStage'
import { makeLibrary } from './makeLibrary'
import { seedPortal } from './seedPortal'
import { startServedPortal } from './startServedPortal'

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const UNCAPPED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Starts portal and browsers for the benches in temporary folders, and removes everything afterwards. */
export async function withStage(
  pictures: number,
  events: number,
  run: (stage: BenchStage) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const [dataDir, libraryDir, databaseCopy] = [join(folder, 'data'), join(folder, 'library'), join(folder, 'copy')]
  const ends: (() => Promise<void>)[] = []
  const launch = async (args: string[]) => {
    const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args })
    ends.push(() => browser.close())
    return browser
  }
  try {
    console.log(`Seeding ${pictures} pictures and ${events} events …`)
    seedPortal(dataDir, pictures, { events })
    // Copies the database before the portal opens it, because only one process can open the embedded database.
    cpSync(join(dataDir, 'database'), join(databaseCopy, 'database'), { recursive: true })
    await makeLibrary(libraryDir)
    const portal = await startServedPortal(dataDir, libraryDir)
    ends.push(() => portal.stop())
    await run({
      browser: await launch(QUIET),
      uncappedBrowser: await launch([...QUIET, ...UNCAPPED]),
      portal,
      libraryDir,
      databaseCopy,
      pictures,
      events,
    })
  } finally {
    for (const end of ends.reverse()) await end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
