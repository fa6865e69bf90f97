/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'

const BRICKS = '/module/lib/framework/getMlBricks.php'
const translations: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(__dirname, '..', '..', 'examples', 'portal', 'seed', 'translations.json'), 'utf8'),
)
const labels = Object.keys(translations['de_DE'] ?? {})
const query = (names: string[]) => names.map(name => `labels[]=${encodeURIComponent(name)}`).join('&')

/** Labels in the portal's refusals; see `accessDenied` and `PictureRestricted`. */
const refusals = [
  'pix_access_denied',
  'pix_picture_restricted',
  ...['restriction_caption', 'send_mail_request_button', 'mail_subject', 'mail_body'].map(
    suffix => `pix_picture_restricted_${suffix}`,
  ),
]

test.each(Object.keys(translations))('every label of a refusal has a text in %s', locale => {
  for (const label of refusals)
    expect([label, translations[locale]?.[label] ?? '']).toEqual([label, expect.stringMatching(/\w/)])
})

let stranger: PortalClient

onEveryDatabase(portal => {
  beforeAll(async () => {
    stranger = await portalClient(portal())
  })

  test.each(['de_DE', 'en_EN', 'pl_PL'])(
    '[UI-LNG-09] every requested label comes with its text, unknown ones are left out: %s',
    async locale => {
      const response = await stranger.get(
        `${BRICKS}?projects=cb-pix&language=${locale}&${query([...labels, 'no_such_label', '__proto__'])}`,
      )
      expect(labels.length).toBeGreaterThan(0)
      expect([response.status, await response.json()]).toEqual([200, translations[locale]])
    },
  )

  test('without labels the response is an empty map', async () => {
    expect(await (await stranger.get(`${BRICKS}?projects=cb-pix&language=de_DE`)).json()).toEqual({})
  })

  test.each([
    ['projects=cb-pix', 'The parameter language must be one of de_DE, en_EN, pl_PL.'],
    ['language=xx_XX', 'The parameter language must be one of de_DE, en_EN, pl_PL.'],
    [`language=de_DE&labels[]=${'x'.repeat(201)}`, 'The field labels may have 200 characters at most.'],
    ['language=de_DE&labels[]=%00', 'The field labels contains control characters.'],
  ])('%s is refused with a sentence', async (parameters, sentence) => {
    const response = await stranger.get(`${BRICKS}?${parameters}`)
    expect([response.status, await response.text()]).toEqual([400, sentence])
  })

  test('[UI-LNG-10] a call with createNewLabels returns the same texts as without it, also the second time', async () => {
    const author = await portalClient(portal(), seededAccount.author)
    const [label = ''] = labels
    for (const client of [author, author, stranger]) {
      const response = await client.get(
        `${BRICKS}?createNewLabels&projects=cb-pix&language=de_DE&${query([label, 'brand_new_label'])}`,
      )
      expect(await response.json()).toEqual({ [label]: translations['de_DE']?.[label] })
    }
  })

  test('[UI-LNG-08] [PIX-CALL-01] both language calls return the three languages; each call has its own spelling of the fields', async () => {
    expect(await (await stranger.get('/module/lib/framework/getMlLanguages.php?projects=cb-pix')).json()).toEqual([
      { locale: 'de_DE', name: 'Deutsch', id: 1 },
      { locale: 'en_EN', name: 'English', id: 2 },
      { locale: 'pl_PL', name: 'Polski', id: 44 },
    ])
    expect(await (await stranger.get('/pix/languages')).json()).toEqual([
      { Id: 1, Locale: 'de_DE', Name: 'Deutsch' },
      { Id: 2, Locale: 'en_EN', Name: 'English' },
      { Id: 44, Locale: 'pl_PL', Name: 'Polski' },
    ])
  })
})
