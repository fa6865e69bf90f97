import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundlePeer } from './bundlePeer'

const PEERS = {
  bareDialog: new URL('peers/bareDialog.ts', import.meta.url),
  bareForm: new URL('peers/bareForm.ts', import.meta.url),
  docSearchPage: new URL('peers/docSearchPage.ts', import.meta.url),
  eventPage: new URL('peers/eventPage.tsx', import.meta.url),
  listPage: new URL('peers/listPage.tsx', import.meta.url),
  plainDialog: new URL('peers/plainDialog.tsx', import.meta.url),
  uppyPage: new URL('peers/uppyPage.ts', import.meta.url),
}

/**
 * Copies the built library into a folder, so that a new build does not change it during the benches. Adds the peers:
 * the programs that the library is compared with. Each peer is one script and its compressed copy, such as
 * `peers/plainDialog.js` and `peers/plainDialog.js.gz`.
 */
export async function makeLibrary(folder: string): Promise<void> {
  cpSync('dist', folder, { recursive: true })
  mkdirSync(join(folder, 'peers'))
  for (const [name, entry] of Object.entries(PEERS)) {
    const code = await bundlePeer(entry)
    writeFileSync(join(folder, 'peers', `${name}.js`), code)
    writeFileSync(join(folder, 'peers', `${name}.js.gz`), gzipSync(code, { level: 9 }))
  }
}
