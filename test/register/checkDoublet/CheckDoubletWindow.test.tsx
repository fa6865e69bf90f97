import { configure, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FrameOptions } from '../../../src/register/frame/FrameOptions'
import { fakePortalServer } from '../../support/fakePortalServer'
import { fakePersons } from '../../support/fakes/fakePersons'
import { registerFake } from '../../support/fakes/registerFake'
import { openTestWindow } from '../../support/openTestWindow'
import { ruleOf } from '../../support/ruleOf'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()
beforeEach(() => sessionStorage.clear())

const originalRequest = {
  surname: 'Weiß',
  firstname: 'Jörg',
  city: 'Stade',
  city_id: '2829901',
  email: 'j@x.example',
  gender: '',
  plz: '21680',
  phone: '',
  street: 'Am Markt',
  nr: '7a',
  description: '',
  birthday: '',
}
const KEPT = 'foyer.unfinished.nameaddress.form'

async function openDoublets(answers: Parameters<typeof registerFake>[0] = {}, options: FrameOptions = {}) {
  const fake = registerFake({ get_loggedin_user_data: null, ...answers })
  server.use(...fake.handlers)
  sessionStorage.setItem(KEPT, '{"at":1,"values":{}}')
  const opened = await openTestWindow(
    'register.open',
    ['checkdoublet', { data: { fullmatch: fakePersons }, originalRequest, ...options }],
    { hosts: { player: 'https://video.example/p' } },
  )
  await opened.root.findByRole('list', { name: 'Ähnliche Einträge' })
  return {
    ...opened,
    sent: fake.sent,
    take: () => user.click(opened.root.getByRole('button', { name: /^Das bin ich: Jörg/ })),
  }
}

describe('the window checkdoublet', () => {
  it('[REG-DBL-01] [REG-DBL-02] lists the persons with their pictures, and never says n/a', async () => {
    const { root, host, close } = await openDoublets()
    const entries = root.getAllByRole('listitem').filter(item => item.querySelector('p'))
    expect(entries.map(entry => entry.querySelector('p')!.textContent)).toEqual([
      'Jörg Weiß | Stade | joerg.weiss@post.example',
      'Anna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß',
    ])
    expect(entries.map(entry => entry.querySelector('img')?.src)).toEqual([
      'http://localhost/media/89/joerg.jpg',
      undefined,
    ])
    fireEvent.error(entries[0]!.querySelector('img')!)
    await waitFor(() => expect(entries[0]!.querySelector('img')).toBeNull())
    expect(host.shadowRoot!.textContent).not.toMatch(/n\/a/i)
    close()
  })

  it('[REG-DBL-03] has a separate block at each entry with more details, and opens only that block', async () => {
    const [first, second] = fakePersons
    const { root, host, close } = await openDoublets(
      {},
      { data: { fullmatch: [first, { ...second, addData: { ...second.addData, film5: [{ id: 730 }] } }] } },
    )
    const toggles = root.getAllByRole('button', { name: /^Mehr: / })
    expect(toggles.map(toggle => toggle.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Jörg'),
      expect.stringContaining('Anna-Friederike'),
    ])
    await user.click(toggles[1]!)
    expect(toggles.map(toggle => toggle.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    const blocks = toggles.map(toggle => host.shadowRoot!.getElementById(toggle.getAttribute('aria-controls')!)!)
    expect(blocks.map(({ dataset }) => dataset['open'])).toEqual([undefined, 'true'])
    expect(blocks.map(block => [...block.querySelectorAll('a')].map(({ href }) => href))).toEqual([
      [
        'https://video.example/p?film6=6021',
        'https://video.example/p?film6=6480',
        'http://localhost/film/512',
        'http://localhost/creator/30117',
      ],
      ['http://localhost/film/730'],
    ])
    close()
  })

  it('[REG-DBL-03] [REG-DBL-04] [REG-DBL-05] [REG-DBL-06] slides a block open, in 500 ms, with links that open in new tabs', async () => {
    const { root, close } = await openDoublets()
    const toggle = root.getByRole('button', { name: /^Mehr: Jörg/ })
    expect(root.getAllByRole('button', { name: /^Mehr: / })).toHaveLength(1)
    const block = root.getByRole('link', { name: /^Video 1/ }).closest<HTMLElement>('[id]')!
    expect(toggle).toHaveAttribute('aria-controls', block.id)
    expect([toggle.getAttribute('aria-expanded'), block.dataset['open']]).toEqual(['false', undefined])
    expect(ruleOf(block)).toContain('grid-template-rows500ms')
    expect(ruleOf(block)).toMatch(/grid-template-rows:0fr;visibility:hidden/)
    expect(ruleOf(block, '[data-open]')).toMatch(/grid-template-rows:1fr;visibility:visible/)
    await user.click(toggle)
    expect([toggle.getAttribute('aria-expanded'), block.dataset['open']]).toEqual(['true', 'true'])
    const links = root.getAllByRole<HTMLAnchorElement>('link', { name: /neuen Tab/ })
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual(
      [
        'https://video.example/p?film6=6021',
        'https://video.example/p?film6=6480',
        'http://localhost/film/512',
        'http://localhost/creator/30117',
      ].map(href => [href, '_blank', 'noopener']),
    )
    close()
  })

  it('[REG-DBL-07] chooses the person of the entry, whichever it is', async () => {
    const { root, close } = await openDoublets()
    expect(root.getAllByRole('button', { name: /^Das bin ich: / })).toHaveLength(2)
    await user.click(root.getByRole('button', { name: /^Das bin ich: Anna-Friederike/ }))
    expect(await root.findByRole('group', { name: 'Gewählter Eintrag' })).toHaveTextContent(
      /^Gewählter EintragAnna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß$/,
    )
    close()
  })

  it('[REG-DBL-07] [REG-DBI-01] shows a chosen person: the person’s text is in lines beside the entered data; back leads to the list, and the written text stays', async () => {
    const { root, sent, take, close } = await openDoublets()
    await take()
    expect(await root.findByRole('group', { name: 'Gewählter Eintrag' })).toHaveTextContent(
      'Gewählter EintragJörg WeißStadejoerg.weiss@post.example',
    )
    expect(root.getByRole('group', { name: 'Ihre Angaben' })).toHaveTextContent(
      'Ihre AngabenJörg WeißAm Markt 7a21680 Stadej@x.example',
    )
    await user.type(root.getByRole('textbox', { name: 'Ihre Nachricht dazu' }), 'Ich!')
    await user.click(root.getByRole('button', { name: 'Zurück' }))
    await root.findByRole('list', { name: 'Ähnliche Einträge' })
    await take()
    expect(await root.findByRole('textbox', { name: 'Ihre Nachricht dazu' })).toHaveValue('Ich!')
    expect(sent).toEqual([])
    close()
  })

  it('[REG-DBI-02] [REG-DBI-03] [REG-DBI-04] [REG-CALL-09] sends the claim; a refusal is shown and loses nothing; after success nothing of the form is stored', async () => {
    let answer: object = { error: 'Noch nicht.' }
    const { root, sent, take, close } = await openDoublets({ check_doublet_info_and_insert: () => answer })
    await take()
    const info = await root.findByRole('textbox', { name: 'Ihre Nachricht dazu' })
    await user.type(info, 'Film von 2019{Enter}und 2021')
    await user.click(root.getByRole('button', { name: 'Absenden' }))
    expect(await root.findByRole('alert')).toHaveTextContent('Noch nicht.')
    expect(info).toHaveValue('Film von 2019\nund 2021')
    expect(sessionStorage.getItem(KEPT)).not.toBeNull()
    answer = { next: 'message', message: 'Danke.' }
    await user.click(root.getByRole('button', { name: 'Absenden' }))
    await root.findByText('Danke.')
    expect(sent.at(-1)).toEqual({
      method: 'POST',
      fields: {
        action: 'check_doublet_info_and_insert',
        ...originalRequest,
        doublet_id: '20001',
        doublet_text: 'Jörg Weiß | Stade | joerg.weiss@post.example',
        info_text: 'Film von 2019\nund 2021',
      },
    })
    expect(sessionStorage.getItem(KEPT)).toBeNull()
    close()
  })

  it('asks before a written message is discarded', async () => {
    const { root, take, control, close } = await openDoublets()
    await take()
    await user.type(await root.findByRole('textbox', { name: 'Ihre Nachricht dazu' }), 'x')
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    await user.click(await root.findByRole('button', { name: 'Hier bleiben' }))
    expect(control.settled).not.toHaveBeenCalled()
    close()
  })

  it('[REG-DBL-08] the choice ‘someone else’ leads back to the form, with the entered values', async () => {
    const { root, close } = await openDoublets()
    await user.click(root.getByRole('button', { name: 'Ich bin jemand anderes' }))
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Jörg')
    expect(root.getByRole('combobox', { name: 'Ort' })).toHaveValue('Stade')
    close()
  })

  it('[REG-DBL-09] [REG-CALL-04] registers anyway, and then nothing of the form is stored', async () => {
    const { root, sent, close } = await openDoublets({ insert_user: { next: 'message', message: 'Willkommen.' } })
    await user.click(root.getByRole('button', { name: 'Trotzdem neu registrieren' }))
    await root.findByText('Willkommen.')
    expect(sent).toEqual([{ method: 'POST', fields: { action: 'insert_user' } }])
    expect(sessionStorage.getItem(KEPT)).toBeNull()
    close()
  })

  it('[REG-API-02] goes to the window that the page configures instead', async () => {
    const { root, take, close } = await openDoublets({}, { windows: { checkdoubletinfo: 'voucher' } })
    await take()
    expect(await root.findByRole('textbox', { name: 'Gutscheincode' })).toBeInTheDocument()
    close()
  })
})
