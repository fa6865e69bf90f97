import type { OwnChromium } from './startOwnChromium'

/** Lets Chromium's password manager remember a log-in of an address, on its own page for that; false where this Chromium has none. */
export async function rememberPassword(
  { openPage }: OwnChromium,
  login: { readonly url: string; readonly username: string; readonly password: string },
): Promise<boolean> {
  const page = await openPage()
  await page.goto('chrome://password-manager/settings').catch(() => {})
  const isKept = await page.evaluate(
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
  return isKept
}
