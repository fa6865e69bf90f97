import { expect, test } from './support/portalTest'

/** Widths in px on both sides of the width at which tabs replace the select box. */
const WIDTHS = [375, 620, 671, 672, 1000]

for (const width of WIDTHS)
  test(`at ${width} px, exactly one line separates the event's tabs, or the select box in their place, from the form below`, async ({
    authorPage: page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/events')
    await page.getByRole('button', { name: 'Veranstaltung eintragen' }).click()
    const tabs = page
      .getByRole('dialog', { name: 'Neue Veranstaltung' })
      .getByRole(width < 672 ? 'combobox' : 'tablist', { name: 'Bereiche der Veranstaltung' })
    await expect(tabs).toBeVisible()
    // Widths of the lower borders of the tabs and the elements around them, up to the element that stays at the
    // window's upper edge. Leaves out the select box's own border.
    const lines = await tabs.evaluate(element => {
      const widths: string[] = []
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { position, borderBlockEndWidth } = getComputedStyle(part)
        if (part.localName !== 'select') widths.push(borderBlockEndWidth)
        if (position === 'sticky') break
      }
      return widths.filter(line => line !== '0px')
    })
    expect(lines).toEqual(['1px'])
  })
