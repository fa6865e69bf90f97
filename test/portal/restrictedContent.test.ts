/** @jest-environment node */
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { eventClient } from './support/eventClient'
import { signedIn } from './support/signedIn'

onEveryDatabase(portal => {
  const editorQuery = async (account: string) => {
    const browser = await signedIn(portal(), account)
    const answer = await browser.get('/event/api/auth', { m: 'get_cb_flex_editor_auth_token' })
    return { browser, query: { account, token: JSON.parse(answer.text) as string } }
  }

  test('an author can neither read nor change another member’s unpublished event in the editor', async () => {
    const member = await eventClient(portal(), seededAccount.reader)
    const hidden = await member.create({ IsPublished: 0, MlTitle: 'Geheime Premiere' })
    const shown = await member.create({ MlTitle: 'Offene Probe' })
    const { browser, query } = await editorQuery(seededAccount.author)
    const opened = await browser.get(`/editor/event/${hidden.Id}`, query)
    expect([opened.status, opened.text.includes('Geheime')]).toEqual([404, false])
    const fields = { ...query, title: 'Verraten', text: '', place: '' }
    expect((await browser.post(`/editor/event/${hidden.Id}`, fields)).status).toBe(404)
    expect((await member.cluster(hidden.Id)).MlTitle).toBe('Geheime Premiere')
    expect((await browser.get(`/editor/event/${shown.Id}`, query)).text).toContain('Offene Probe')
  })

  test('a member who tries the ids of pictures learns neither the address of an owner nor a title', async () => {
    const author = await signedIn(portal(), seededAccount.author)
    const listed = JSON.parse((await author.get('/pix/pictures/by/1001', { limit: '20' })).text) as {
      Id: number
      Title: string | null
    }[]
    const reader = await signedIn(portal(), seededAccount.reader)
    const { query } = await editorQuery(seededAccount.reader)
    const answers: string[] = []
    for (const { Id } of listed)
      for (const answer of [await reader.get(`/pix/pictures/${Id}`), await reader.get(`/editor/picture/${Id}`, query)])
        answers.push(answer.text)
    expect(answers.filter(text => text.includes('pix_picture_restricted||'))).toHaveLength(listed.length)
    expect(answers.filter(text => text.includes('Dieses Bild gehört zu einem anderen Konto.'))).toHaveLength(
      listed.length,
    )
    expect(answers.filter(text => text.includes(seededAccount.author))).toEqual([])
    const titles = listed.flatMap(({ Title }) => (Title ? [Title] : []))
    expect(titles.length).toBeGreaterThan(10)
    expect(answers.filter(text => titles.some(title => text.includes(title)))).toEqual([])
  })
})

onEveryDatabase(
  portal => {
    test('the pages of films show pictures of published events only', async () => {
      const author = await eventClient(portal(), seededAccount.author)
      const posters = async () => {
        const page = await (await author.get('/player?film6=6021')).text()
        return [...page.matchAll(/file=([^&]+)/g)].map(([, file = '']) => decodeURIComponent(file))
      }
      expect(await posters()).toEqual([])
      const pictures: Picture[] = await (await author.get('/pix/pictures/by/1001?limit=100')).json()
      const picture = pictures.find(({ Width, Height }) => Width >= 800 && Width > Height)!
      const Pictures = [{ IdMedia: picture.MetaTmedia?.Id ?? picture.Id }]
      await author.create({ IsPublished: 0, Pictures })
      expect(await posters()).toEqual([])
      await author.create({ Pictures })
      expect(new Set(await posters())).toEqual(new Set([picture.Uri]))
    })
  },
  { statements: ['update events set is_published = false'] },
)
