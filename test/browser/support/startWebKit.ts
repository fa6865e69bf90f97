import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import type { findWebKitDriver } from '../../support/findWebKitDriver.mjs'

/** The small browser that WebKitGTK brings with it; Debian's folder is outside the search path. */
const MINI_BROWSER = process.env['WEBKIT_PATH'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const START_MS = 20_000

/** Starts WebKitGTK's driver, and a virtual screen if the machine has no screen. `stop` ends both. */
export async function startWebKit(programs: NonNullable<ReturnType<typeof findWebKitDriver>>) {
  const port = await findFreePort()
  const command = [...(programs.xvfbRun ? [programs.xvfbRun, '-a'] : []), programs.driver, `--port=${port}`]
  // A process group of its own, because `xvfb-run` starts the screen and the driver as two more processes.
  const driver = spawn(command[0]!, command.slice(1), { detached: true, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await waitForDriver(url)
  return {
    /** Opens a browser with an empty profile. */
    open: () =>
      new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
          }),
        )
        .build(),
    stop: async () => {
      const ended = once(driver, 'exit')
      process.kill(-driver.pid!)
      await ended
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function waitForDriver(url: string): Promise<void> {
  const end = Date.now() + START_MS
  for (;;) {
    const response = await fetch(`${url}/status`).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > end) throw new Error(`WebKitGTK’s driver did not start at ${url} within ${START_MS} ms.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Adds the session cookie `name=value` to a browser that shows a page of the portal. */
export async function signInWebKit(browser: WebDriver, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await browser.manage().addCookie({ name, value, path: '/', httpOnly: true })
}
