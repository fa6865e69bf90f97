/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = join(__dirname, '..', 'examples', 'pages', 'serveOwnPages.mjs')

/**
 * Starts the server for own pages in front of a portal, which responds with the request that it received. Returns the
 * server's address and a function that stops both.
 */
async function startBoth(folder: string) {
  const portal = createServer((asked, answer) => {
    const { method, url, headers } = asked
    answer.setHeader('set-cookie', ['session=1', 'language=de'])
    asked.on('data', (body: Buffer) => answer.end(JSON.stringify([method, url, headers.host, body.toString()])))
  })
  portal.listen(0, '127.0.0.1')
  await once(portal, 'listening')
  const { port } = portal.address() as AddressInfo
  const program = spawn(process.execPath, [PROGRAM, folder, '0', `http://127.0.0.1:${port}`])
  const [address] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string]
  return {
    address: address.trim(),
    async stop() {
      program.kill()
      await once(program, 'exit')
      portal.close()
      portal.closeAllConnections()
    },
  }
}

test('the server for own pages sends the files of its folder, and passes every other request to the portal with its Host header', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-pages-'))
  writeFileSync(join(folder, 'index.html'), '<p>Artikel</p>')
  writeFileSync(join(folder, 'template'), '<p data-slot="list"></p>')
  writeFileSync(`${folder}.txt`, 'beside the folder')
  const { address, stop } = await startBoth(folder)
  try {
    const post = (path: string) => fetch(new URL(path, address), { method: 'POST', body: 'a=1' })
    const page = await fetch(`${address}?a=1`)
    expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', '<p>Artikel</p>'])
    expect((await fetch(new URL('template', address))).headers.get('content-type')).toBe('text/html')
    const passed = await post('login?next=/')
    expect(await passed.json()).toEqual(['POST', '/login?next=/', new URL(address).host, 'a=1'])
    expect(passed.headers.getSetCookie()).toEqual(['session=1', 'language=de'])
    const outside = `..%2f${folder.split('/').at(-1)}.txt`
    expect(await (await post(outside)).json()).toContain(`/${outside}`)
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
    rmSync(`${folder}.txt`)
  }
})

test('the server for own pages sends the headers of headers.json with each page, and puts the same new nonce into the header and the page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-pages-'))
  writeFileSync(join(folder, 'headers.json'), '{"Content-Security-Policy": "script-src \'nonce-{nonce}\'"}')
  writeFileSync(join(folder, 'index.html'), '<script nonce="{nonce}"></script>')
  writeFileSync(join(folder, 'list'), '<p>{nonce}</p>')
  const { address, stop } = await startBoth(folder)
  try {
    const read = async () => {
      const page = await fetch(address)
      const [, nonce] = /^script-src 'nonce-([\w-]{22})'$/.exec(page.headers.get('content-security-policy') ?? '') ?? []
      expect(await page.text()).toBe(`<script nonce="${nonce}"></script>`)
      return nonce
    }
    expect(await read()).not.toBe(await read())
    const template = await fetch(new URL('list', address))
    expect([template.headers.has('content-security-policy'), await template.text()]).toEqual([false, '<p>{nonce}</p>'])
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
})

test('the server for own pages names a folder that does not exist', () => {
  const missing = join(tmpdir(), 'no-such-folder')
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, missing, '0'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no folder ${missing}.`)])
})
