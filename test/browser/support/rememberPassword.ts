import type { OwnChromium } from './startOwnChromium'

/**
 * Stores a log-in for an address in Chromium's password manager, on its settings page. Returns false if this Chromium
 * has no password manager.
 */
export async function rememberPassword(
  { openPage }: OwnChromium,
  login: { readonly url: string; readonly username: string; readonly password: string },
): Promise<boolean> {
  const page = await openPage()
  await page.goto('chrome://password-manager/settings').catch(() => {})
  const isStored = await page.evaluate(
    given =>
      new Promise<boolean>(resolve => {
        const { passwordsPrivate } =
          (globalThis as { chrome?: { passwordsPrivate?: { addPassword(entry: object, done: () => void): void } } })
            .chrome ?? {}
        if (passwordsPrivate)
          passwordsPrivate.addPassword({ ...given, note: '', useAccountStore: false }, () => resolve(true))
        else resolve(false)
      }),
    login,
  )
  await page.close()
  return isStored
}
