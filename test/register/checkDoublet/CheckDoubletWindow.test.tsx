import { configure, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FrameOptions } from '../../../src/register/frame/FrameOptions'
import { fakePortalServer } from '../../support/fakePortalServer'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
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
    {
      hosts: {
        player: 'https://video.example/p',
        filmSchool: 'https://schule.example/film',
        culture: 'https://kultur.example/creator',
      },
    },
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

  it.each([
    [fakePersons, 2, 'Anna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß'],
    [fakePersons.slice(0, 1), 1, 'Jörg Weiß | Stade | joerg.weiss@post.example'],
  ])('[REG-DBL-01] lists every person, even if there is only one: case %#', async (fullmatch, count, last) => {
    const { root, close } = await openDoublets({}, { data: { fullmatch } })
    const names = root.getAllByRole('button', { name: /^Das bin ich: / })
    expect(names).toHaveLength(count)
    expect(names.at(-1)).toHaveAccessibleName(`Das bin ich: ${last}`)
    close()
  })

  it('[REG-DBL-01] says that no entry matches if the list is empty, and offers to register', async () => {
    const { root, close } = await openTestWindow('register.open', ['checkdoublet', { data: { fullmatch: [] } }])
    expect(await root.findByText('Zu Ihren Angaben passt kein Eintrag.')).toBeInTheDocument()
    expect(root.queryByRole('list', { name: 'Ähnliche Einträge' })).toBeNull()
    expect(root.getByRole('button', { name: 'Trotzdem neu registrieren' })).toBeEnabled()
    close()
  })

  it('[REG-DBL-03] each entry with more details has its own block; a click on ‘Mehr’ opens only the block of that entry', async () => {
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
        'https://schule.example/film/512',
        'https://kultur.example/creator/30117',
      ],
      ['https://schule.example/film/730'],
    ])
    close()
  })

  it('[REG-DBL-03] slides a block open, in 500 ms, and closed again', async () => {
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
    await user.click(toggle)
    expect([toggle.getAttribute('aria-expanded'), block.dataset['open']]).toEqual(['false', undefined])
    close()
  })

  it.each([
    ['[REG-DBL-04]', { film6: [{ id: 71 }] }, 'https://video.example/p?film6=71'],
    ['[REG-DBL-05]', { film5: [{ id: 71 }] }, 'https://schule.example/film/71'],
    ['[REG-DBL-06]', { userId: [71] }, 'https://kultur.example/creator/71'],
  ])('%s a person with only one kind of links has a block with these links: %j', async (_id, only, href) => {
    const second = { ...fakePersons[1], addData: { ...fakePersons[1].addData, ...only } }
    const { root, host, close } = await openDoublets({}, { data: { fullmatch: [fakePersons[0], second] } })
    const toggle = root.getByRole('button', { name: /^Mehr: Anna-Friederike/ })
    await user.click(toggle)
    const block = host.shadowRoot!.getElementById(toggle.getAttribute('aria-controls')!)!
    expect(block.dataset['open']).toBe('true')
    expect([...block.querySelectorAll('a')].map(link => link.href)).toEqual([href])
    close()
  })

  it.each([
    ['[REG-DBL-04]', /^Video/, ['https://video.example/p?film6=6021', 'https://video.example/p?film6=6480']],
    ['[REG-DBL-05]', /^Film/, ['https://schule.example/film/512']],
    ['[REG-DBL-06]', /^Profil/, ['https://kultur.example/creator/30117']],
  ])('%s links whose names match %p lead to the configured site in a new tab: %p', async (_id, name, hrefs) => {
    const { root, close } = await openDoublets()
    await user.click(root.getByRole('button', { name: /^Mehr: Jörg/ }))
    const links = root.getAllByRole<HTMLAnchorElement>('link', { name })
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual(
      hrefs.map(href => [href, '_blank', 'noopener']),
    )
    close()
  })

  it('[REG-DBL-07] chooses the person whose button is clicked, also if it is not the first of the list', async () => {
    const { root, close } = await openDoublets()
    expect(root.getAllByRole('button', { name: /^Das bin ich: / })).toHaveLength(2)
    await user.click(root.getByRole('button', { name: /^Das bin ich: Anna-Friederike/ }))
    expect(await root.findByRole('group', { name: 'Gewählter Eintrag' })).toHaveTextContent(
      /^Gewählter EintragAnna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß$/,
    )
    close()
  })

  it('[REG-DBL-07] [REG-DBI-01] shows the chosen person, one field per line, beside the entered data; ‘Zurück’ shows the list and keeps the message', async () => {
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

  /** Claims to be the first person, with a message; the portal responds with `answer`. */
  async function claim(answer: object) {
    const opened = await openDoublets({ check_doublet_info_and_insert: answer })
    await opened.take()
    const info = await opened.root.findByRole('textbox', { name: 'Ihre Nachricht dazu' })
    await user.type(info, 'Film von 2019{Enter}und 2021')
    await user.click(opened.root.getByRole('button', { name: 'Absenden' }))
    return { ...opened, info }
  }

  it('[REG-DBI-02] [REG-DBI-03] [REG-CALL-09] sends the claim with the message and the entered data', async () => {
    const { root, sent, close } = await claim({ next: 'message', message: 'Danke.' })
    await root.findByText('Danke.')
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      fields: {
        action: 'check_doublet_info_and_insert',
        ...originalRequest,
        info_text: 'Film von 2019\nund 2021',
      },
    })
    expect(sessionStorage.getItem(KEPT)).toBeNull()
    close()
  })

  it('[REG-DBI-04] sends the chosen person by id and text', async () => {
    const { root, sent, close } = await claim({ next: 'message', message: 'Danke.' })
    await root.findByText('Danke.')
    const { doublet_id, doublet_text } = sent.at(-1)!.fields
    expect([doublet_id, doublet_text]).toEqual(['20001', 'Jörg Weiß | Stade | joerg.weiss@post.example'])
    close()
  })

  it('[REG-DBI-02] [REG-DBI-03] [REG-DBI-04] sends a claim to be the second person, without a message', async () => {
    const { root, sent, close } = await openDoublets({
      check_doublet_info_and_insert: { next: 'message', message: 'Danke.' },
    })
    await user.click(root.getByRole('button', { name: /^Das bin ich: Anna-Friederike/ }))
    await user.click(await root.findByRole('button', { name: 'Absenden' }))
    await root.findByText('Danke.')
    expect(sent.at(-1)!.fields).toMatchObject({
      info_text: '',
      doublet_id: '20601',
      doublet_text: 'Anna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß',
    })
    close()
  })

  it('[REG-DBI-02] [REG-DBI-03] keeps the message and the stored form when a claim is refused', async () => {
    const { root, info, close } = await claim({ error: 'Noch nicht.' })
    expect(await root.findByRole('alert')).toHaveTextContent('Noch nicht.')
    expect(info).toHaveValue('Film von 2019\nund 2021')
    expect(sessionStorage.getItem(KEPT)).not.toBeNull()
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
    const { root, sent, close } = await openDoublets()
    await user.click(root.getByRole('button', { name: 'Ich bin jemand anderes' }))
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Jörg')
    expect(sent.map(({ fields }) => fields['action'])).toEqual(['get_loggedin_user_data'])
    expect(root.getByRole('combobox', { name: 'Ort' })).toHaveValue('Stade')
    close()
  })

  it('[REG-DBL-09] [REG-CALL-04] registers a new person, and then nothing of the form is stored', async () => {
    const { root, sent, close } = await openDoublets({ insert_user: { next: 'message', message: 'Willkommen.' } })
    await user.click(root.getByRole('button', { name: 'Trotzdem neu registrieren' }))
    await root.findByText('Willkommen.')
    expect(sent).toEqual([{ method: 'POST', fields: { action: 'insert_user' } }])
    expect(sessionStorage.getItem(KEPT)).toBeNull()
    close()
  })

  it('[REG-DBL-09] keeps the stored form if the registration is refused', async () => {
    const { root, close } = await openDoublets({ insert_user: { error: 'Noch nicht.' } })
    await user.click(root.getByRole('button', { name: 'Trotzdem neu registrieren' }))
    expect(await root.findByRole('alert')).toHaveTextContent('Noch nicht.')
    expect(sessionStorage.getItem(KEPT)).not.toBeNull()
    close()
  })

  it('[REG-API-02] opens the window that the page configures in place of checkdoubletinfo', async () => {
    const { root, take, close } = await openDoublets({}, { windows: { checkdoubletinfo: 'voucher' } })
    await take()
    expect(await root.findByRole('textbox', { name: 'Gutscheincode' })).toBeInTheDocument()
    close()
  })
})
