import type { Page } from '@playwright/test'

/** Returns the markup around a template's slots, which are elements with an id. */
type Shape = (slots: readonly string[]) => string

const SENTENCE = 'Bitte füllen Sie alles aus, was für die Veröffentlichung im Veranstaltungskalender nötig ist.'

/**
 * Templates as other portals write them: slots inside lists, table cells, paragraphs and nested boxes, without
 * `data-slot`.
 */
export const foreignShapes = {
  lists: slots =>
    `<h2>Kulturportal</h2><p>${SENTENCE}</p><ul>${slots.map(slot => `<li><p>Feld</p>${slot}</li>`).join('')}</ul><p>${SENTENCE}</p>`,
  tables: slots => {
    const lines = slots.flatMap((slot, index) => (index % 2 === 0 ? [[slot, slots[index + 1] ?? '']] : []))
    const rows = lines.map(([one, other]) => `<tr><th>Feld</th><td>${one}</td><td>${other}</td></tr>`)
    return `<table><caption>${SENTENCE}</caption><tbody>${rows.join('')}</tbody></table>`
  },
  boxes: slots =>
    `<div class="page"><div class="inner">${slots.map(slot => `<div><h3>Abschnitt</h3><p><span>${slot}</span></p></div>`).join('')}<div><p>${SENTENCE}</p></div></div></div>`,
} satisfies Record<string, Shape>

const SLOT = /data-slot="([^"]+)"/g

/** Serves each template in a foreign layout: with the same slots, but named by `id`. */
export async function serveForeignTemplates(page: Page, shape: Shape): Promise<void> {
  await page.context().route(/\/templates?\//, async route => {
    const response = await route.fetch()
    const html = await response.text()
    const names = [...html.matchAll(SLOT)].map(([, name]) => name!)
    if (names.length === 0) return route.fulfill({ response })
    return route.fulfill({ response, body: shape(names.map(name => `<div id="${name}"></div>`)) })
  })
}
