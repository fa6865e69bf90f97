import { layerClient } from '../portal/support/layerClient'
import type { TestPortal } from './TestPortal'

/**
 * Replaces `fetch`, so that a test calls a portal through the library's wire as a browser would. The new `fetch` sends
 * every request to the portal, with the portal's origin, and stores the portal's cookies.
 * @param cookie a session's cookie, as `portal.signIn` returns it
 * @returns a function that restores the test's own fetch
 */
export function browsePortal(portal: TestPortal, cookie?: string): () => void {
  const browser = layerClient(portal.url)
  const [name = '', value = ''] = cookie?.split('=') ?? []
  if (name) browser.cookies.set(name, value)
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const isPost = request.method === 'POST'
    const { status, text } = await browser.send(
      request.method,
      `${pathname}${search}`,
      isPost ? { body: await request.text() } : {},
    )
    return new Response(text, { status })
  }
  return () => {
    globalThis.fetch = original
  }
}
