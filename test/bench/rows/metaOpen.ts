import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { DescriptionLanguage } from '../../../src/pix/descriptions/descriptionLanguageWire'
import type { Picture } from '../../../src/pix/picture/Picture'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { cacheResponses } from '../cacheResponses'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { traceScriptAndLayout } from '../traceScriptAndLayout'

declare const foyer: Foyer
declare function openBareForm(picture: Picture, languages: readonly DescriptionLanguage[]): () => void
declare global {
  /** The picture whose form is opened, and the languages of its description. */
  var formData: { readonly picture: Picture; readonly languages: readonly DescriptionLanguage[] }
}

const ROUNDS = 9
const WARM_UP = 5

/**
 * Measures script, style and layout when the meta window opens with chunks and data loaded. Peer: a native dialog with
 * the same fields, made by hand.
 */
export async function metaOpen(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage, ['bareForm'])
  await cacheResponses(page)
  await page.evaluate(loadFormData)
  await openLibrary(page)
  const { fields, elements } = await countFields(page, 'foyer-root')
  await closeOpened(page)
  await openBare(page)
  const bare = await countFields(page, 'bare-root')
  await closeOpened(page)
  // The peers are written by hand and may lack newer parts of the library.
  const difference =
    bare.fields === fields
      ? ''
      : `; THEY DIFFER: ${bare.fields} fields to the library's ${fields}, mend test/bench/peers`
  const take = async (open: (page: Page) => Promise<void>) => {
    const cost = await traceScriptAndLayout(page, () => open(page))
    await closeOpened(page)
    return cost
  }
  await measurePairs(
    WARM_UP,
    () => take(openLibrary),
    () => take(openBare),
  )
  const taken = await measurePairs(
    ROUNDS,
    () => take(openLibrary),
    () => take(openBare),
  )
  await page.context().close()
  return [
    {
      what: 'meta window, warm open: script, style and layout',
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 3 },
      note: `native dialog with the same ${fields} fields and buttons by hand, ${bare.elements} elements in its form to the library's ${elements}; processor time${difference}`,
    },
  ]
}

async function loadFormData(): Promise<void> {
  const [newest] = (await (await fetch('/pix/pictures/by/1001?limit=1')).json()) as Picture[]
  const [picture, languages] = await Promise.all(
    [fetch(`/pix/pictures/${newest?.Id}`), fetch('/pix/languages')].map(
      async answer => (await answer).json() as unknown,
    ),
  )
  globalThis.formData = { picture: picture as Picture, languages: languages as DescriptionLanguage[] }
}

const countFields = (page: Page, root: string) =>
  page.evaluate(name => {
    const inForm = (selector: string) =>
      document.querySelector(name)?.shadowRoot?.querySelectorAll(`form ${selector}`).length ?? 0
    return { fields: inForm(':is(input, textarea, button)'), elements: inForm('*') }
  }, root)

// A timer makes both calls, so that their time counts as the page's, not as Playwright's.
const openLibrary = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        setTimeout(() => {
          const handle = foyer.pix.meta(formData.picture.Id)
          globalThis.closeOpened = () => {
            handle.close()
            return handle.result
          }
          const check = () => {
            const form = document.querySelector('foyer-root')?.shadowRoot?.querySelector('form')
            // The descriptions render last, because their languages come in a separate response.
            if (form?.querySelector('img') && form.querySelectorAll('textarea').length === formData.languages.length)
              setTimeout(done)
            else requestAnimationFrame(check)
          }
          requestAnimationFrame(check)
        })
      }),
  )

const openBare = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        setTimeout(() => {
          globalThis.closeOpened = openBareForm(formData.picture, formData.languages)
          requestAnimationFrame(() => setTimeout(done))
        })
      }),
  )
