import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePortalServer } from '../../support/fakePortalServer'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
import { openTestWindow } from '../../support/openTestWindow'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()

async function openNameSelect(
  answers: Parameters<typeof registerFake>[0] = {},
  fullmatch: readonly object[] = fakePersons,
) {
  const fake = registerFake({ get_loggedin_user_data: null, ...answers })
  server.use(...fake.handlers)
  const opened = await openTestWindow('register.open', ['nameselect', { data: { fullmatch } }])
  const next = await opened.root.findByRole('button', { name: 'Weiter' })
  return { ...opened, next, sent: fake.sent }
}

describe('the window nameselect', () => {
  it('[REG-NSL-01] [REG-NSL-02] lists the persons, without missing values, and the choice ‘someone else’', async () => {
    const { root, close } = await openNameSelect()
    expect(root.getAllByRole('radio').map(radio => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Jörg Weiß | Stade | joerg.weiss@post.example',
      'Anna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß',
      'Ich bin jemand anderes',
    ])
    close()
  })

  it.each([
    [[], ['Ich bin jemand anderes']],
    [fakePersons.slice(1), ['Anna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß', 'Ich bin jemand anderes']],
  ])('[REG-NSL-01] [REG-NSL-02] offers ‘someone else’ also for 0 and 1 persons: %j', async (fullmatch, names) => {
    const { root, close } = await openNameSelect({}, fullmatch)
    const radios = root.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names)
    expect(radios.filter(({ checked }) => checked)).toEqual([])
    close()
  })

  it('[REG-CALL-05] [REG-FRM-10] sends nothing before a choice, and then the id of the chosen person', async () => {
    const { root, next, sent, close } = await openNameSelect({ check_mail: { next: 'verifymail' } })
    await user.click(next)
    expect(root.getByText('Bitte wählen Sie einen Eintrag oder „Ich bin jemand anderes“.')).toBeInTheDocument()
    expect(sent).toEqual([])
    await user.click(root.getByRole('radio', { name: /^Jörg/ }))
    await user.click(next)
    await root.findByRole('button', { name: 'An den Betreiber senden' })
    expect(sent).toEqual([{ method: 'POST', fields: { action: 'check_mail', id: '20001' } }])
    close()
  })

  it('[REG-VML-04] [REG-API-16] offers only the mail to the provider if the response says that the person has no registered address', async () => {
    const { root, next, close } = await openNameSelect({ check_mail: { next: 'verifymail', disable_registered: true } })
    await user.click(root.getByRole('radio', { name: /^Anna/ }))
    await user.click(next)
    await root.findByRole('button', { name: 'An den Betreiber senden' })
    expect(root.queryByRole('button', { name: 'An die hinterlegte Adresse senden' })).toBeNull()
    close()
  })

  it('[REG-NSL-02] the choice ‘someone else’ leads to the name and address form, and sends no choice to the portal', async () => {
    const { root, next, sent, close } = await openNameSelect()
    await user.click(root.getByRole('radio', { name: 'Ich bin jemand anderes' }))
    await user.click(next)
    await root.findByRole('textbox', { name: 'Vorname' })
    expect(sent.map(({ fields }) => fields['action'])).toEqual(['get_loggedin_user_data'])
    close()
  })
})
