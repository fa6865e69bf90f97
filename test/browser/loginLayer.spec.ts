import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { seededAccount } from '../support/seededAccount'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'
import { waitForFrames } from './support/waitForFrames'

declare const foyer: Foyer

const layer = (page: Page) => page.getByRole('dialog', { name: 'Ihr Konto' })
/** Returns a field of the layer's form, which is in the page's own tree. */
const input = (page: Page, name: RegExp) => page.getByLabel(name).and(page.locator('[data-foyer-form] input'))
// Rules of axe that are off, because the portal's page and a template each have a header and a footer.
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const barriers = (page: Page) => runAxe(page, axe => axe.disableRules(LANDMARKS))

for (const [name, templates, width] of [
  ['the built-in layout', false, 1280],
  ['the portal’s template at 375 px', true, 375],
] as const) {
  test(`[REG-LAY-01] [REG-LAY-02] [REG-API-25] with ${name}: a visitor logs in by keyboard, and requests a link for a forgotten password by a click`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/?kampagne=7#main')
    const before = await page.evaluate(() => history.length)
    await page.evaluate(on => foyer.configure({ templates: on }), templates)
    await page.getByRole('link', { name: 'Anmelden' }).focus()
    await page.keyboard.press('Enter')
    await expect(input(page, /^E-Mail-Adresse oder Kontoname/)).toBeFocused()

    await test.step('the overlay', async () => {
      expect(await layer(page).evaluate(dialog => getComputedStyle(dialog, '::backdrop').animationDuration)).toBe(
        '0.666s',
      )
      const darkness = await layer(page).evaluate((dialog: HTMLElement) => {
        // Showing the backdrop again restarts its animation.
        dialog.style.display = 'none'
        dialog.getBoundingClientRect()
        dialog.style.display = ''
        const fade = dialog
          .getAnimations({ subtree: true })
          .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::backdrop')!
        fade.pause()
        return [0, 333, 666].map(time => {
          fade.currentTime = time
          return Number(/[\d.]+(?=\))/.exec(getComputedStyle(dialog, '::backdrop').backgroundColor))
        })
      })
      expect([darkness[0], darkness[2]]).toEqual([0.25, 0.6])
      expect(darkness[1]).toBeGreaterThan(darkness[0]!)
      expect(darkness[2]).toBeGreaterThan(darkness[1]!)
      await expect
        .poll(() => layer(page).evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor))
        .toBe('rgba(0, 0, 0, 0.6)')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await layer(page).evaluate(dialog => getComputedStyle(dialog, '::backdrop').animationName)).toBe('none')
      await page.emulateMedia({ reducedMotion: null })
      expect(await barriers(page)).toEqual([])
    })

    await page.keyboard.type(seededAccount.layerMember)
    await page.keyboard.press('Enter')
    await expect(input(page, /^Passwort/)).toBeFocused()
    expect(
      await page.evaluate(() => document.querySelector<HTMLInputElement>('input[type=password]')?.autocomplete),
    ).toBe('current-password')
    await expect(layer(page).getByRole('tab').first()).toHaveText('Passwort eingeben')
    expect(await barriers(page)).toEqual([])
    expect(page.url()).toMatch(/\/\?kampagne=7#main$/)
    expect(await page.evaluate(() => history.length)).toBe(before)

    await test.step('forgot password: the first press works, and the empty field that loses the focus shows no error', async () => {
      await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
      await expect(
        layer(page)
          .locator('[part=notice]')
          .filter({ hasText: /ist eine E-Mail mit einem Link unterwegs/ }),
      ).toBeVisible()
      await expect(input(page, /^Passwort/)).not.toHaveAttribute('aria-invalid')
      await input(page, /^Passwort/).focus()
    })
    await page.keyboard.type('Wattwanderung3')
    await page.keyboard.press('Enter')
    await expect(layer(page).getByRole('button', { name: 'Weiter' })).toBeFocused()
    expect(await barriers(page)).toEqual([])
    const reloaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await reloaded
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByRole('link', { name: 'Anmelden' })).toHaveCount(0)
    await expect(page.getByText('Jette')).toBeVisible()
  })
}

test('a press on the terms switch works directly after a new password is typed, and the switch’s description does not contain the rule of the password field', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  await page.evaluate(() => foyer.register.passwordChange().opened)
  const password = input(page, /^Neues Passwort/)
  const terms = page.getByRole('switch', { name: 'Ich stimme den Nutzungsbedingungen zu.' })
  // Presses slowly, like a finger: the page renders the field's change of focus before the press ends.
  const pressTerms = async () => {
    const { x, y, width, height } = (await terms.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await waitForFrames(page)
    await page.mouse.up()
  }
  await password.fill('Wattwanderung4')
  await expect(password).toHaveAccessibleDescription(/Mindestens 10 Zeichen/)
  await pressTerms()
  await expect(terms).toBeChecked()
  await expect(password).not.toHaveAccessibleDescription(/Mindestens 10 Zeichen/)
  await password.fill('kurz')
  await pressTerms()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(terms).not.toBeChecked()
  await expect(terms).not.toHaveAccessibleDescription(/Mindestens 10 Zeichen/)
  // A press that moves away before it ends does nothing.
  for (const control of [
    terms,
    page.getByRole('button', { name: 'Passwort anzeigen' }),
    page.getByRole('button', { name: 'Schließen' }),
  ]) {
    await control.hover()
    await page.mouse.down()
    await page.mouse.move(2, 2)
    await page.mouse.up()
  }
  await expect(terms).not.toBeChecked()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[REG-LAY-19] [REG-LAY-20] the buttons of the confirmation layer open the profile and the voucher; the hash #stream leads to the newest posts', async ({
  authorPage: page,
}) => {
  const confirmed = page.getByRole('dialog')
  await page.goto('/?register=confirm')
  await confirmed.getByRole('button', { name: 'Mein Profil' }).click()
  await expect(page).toHaveURL('/profile')

  await page.goto('/?register=confirm')
  await confirmed.getByRole('button', { name: 'Mein Gutschein' }).click()
  await expect(page.getByRole('dialog', { name: 'Gutschein einlösen' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/terms#stream')
  await expect(page).toHaveURL('/blog')
})
