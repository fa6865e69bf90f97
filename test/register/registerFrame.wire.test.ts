import { resolveConfig } from '../../src/config/resolveConfig'
import { callFrame } from '../../src/register/frame/registerFrameWire'
import {
  checkMail,
  claimDoublet,
  fetchLoggedInPerson,
  insertUser,
  type PersonFields,
  sendPerson,
} from '../../src/register/person/personWire'
import { personText, readCandidates } from '../../src/register/person/readCandidates'
import { checkVoucher, setAclByVoucher } from '../../src/register/voucher/voucherWire'
import { fetchCities } from '../../src/wire/autocompleteWire'
import { browsePortal } from '../support/browsePortal'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'

jest.setTimeout(90_000)
const config = resolveConfig({}, new URL('http://localhost/'))
let portal: TestPortal
let leave = () => {}
beforeAll(async () => {
  portal = await startPortal()
})
afterEach(() => leave())
afterAll(() => portal.stop())
const browse = (cookie?: string) => (leave = browsePortal(portal, cookie))

/** A person who is similar to a person of the seed. */
const joerg: PersonFields = {
  surname: 'Weiss',
  firstname: 'Jörg',
  city: 'Stade',
  city_id: '2829901',
  email: 'someone@weiss.example',
  gender: 'm',
  plz: '21680',
  phone: '',
  street: 'Am Burggraben',
  nr: '7',
  description: '',
  birthday: '14.03.1968',
}
const uniquePerson: PersonFields = {
  ...joerg,
  firstname: 'Xaveria',
  surname: 'Quendelhuber',
  email: 'xaveria@quendel.example',
  birthday: '',
}

describe('the frame’s calls, at the reference portal', () => {
  it('[REG-API-23] [REG-CALL-07] [REG-CALL-09] find a doublet by the sound of its name and claim it, without showing its e-mail address', async () => {
    browse()
    expect(await fetchLoggedInPerson(config)).toBeNull()
    const answer = await sendPerson(config, 'check_doublet', joerg)
    expect(answer.next).toBe('checkdoublet')
    expect(answer.originalRequest).toEqual({ ...joerg })
    const [first] = readCandidates(answer.data, error => expect(error).toBeUndefined())
    expect(first).toMatchObject({
      firstname: 'Jörg',
      surname: 'Weiß',
      city: 'Stade',
      email: 'n/a',
      addData: { film6: [{ id: '6021' }, { id: '6480' }], film5: [{ id: '512' }], userId: ['30117'] },
    })
    expect(personText(first!)).toBe('Jörg Weiß | Stade')
    const claimed = await claimDoublet(config, answer.originalRequest!, {
      doublet_id: first!.id,
      doublet_text: personText(first!),
      info_text: 'Film von 2019',
    })
    expect(claimed).toMatchObject({ next: 'newaccount', doublet_id: first!.id, replace_text: { email: joerg.email } })
  })

  it('[REG-CALL-04] register somebody anyway, and ask for the form again if nothing was entered', async () => {
    browse()
    expect((await insertUser(config)).next).toBe('nameaddress')
    await sendPerson(config, 'check_doublet', joerg)
    expect((await insertUser(config)).next).toBe('newaccount')
  })

  it('[REG-CALL-07] let a person without doublets continue at once, and refuse a surname that is not a name', async () => {
    browse()
    expect(await sendPerson(config, 'check_doublet', uniquePerson)).toMatchObject({ next: 'newaccount' })
    expect(await sendPerson(config, 'check_doublet', { ...uniquePerson, surname: '<b>\u202e' })).toMatchObject({
      error: 'registerframe_error_user',
    })
  })

  it('[REG-CALL-02] [REG-CALL-03] [REG-CALL-05] send a report to the provider only if a person was entered, and refuse a person who was not offered', async () => {
    browse()
    expect(await callFrame(config, 'request_to_cb', { problem: 'password' })).toMatchObject({
      error: 'registerframe_error_account',
    })
    expect(await callFrame(config, 'check_account')).toMatchObject({ error: 'registerframe_error_account' })
    await expect(checkMail(config, '20001')).rejects.toMatchObject({ failure: { kind: 'refused', status: 403 } })
    await sendPerson(config, 'check_doublet', uniquePerson)
    expect(await callFrame(config, 'request_to_cb', { problem: 'password' })).toMatchObject({
      next: 'message',
      message: 'register_message_provider',
    })
  })

  it('[REG-CALL-06] [REG-CALL-08] [REG-NAD-18] say who is signed in, and store name and address', async () => {
    browse(await portal.signIn(seededAccount.reader))
    const before = await fetchLoggedInPerson(config)
    expect(before).toMatchObject({ email: seededAccount.reader })
    expect(await sendPerson(config, 'insert', { ...uniquePerson, email: 'other@x.example' })).toMatchObject({
      next: 'message',
      redirect: true,
    })
    expect(await fetchLoggedInPerson(config)).toMatchObject({
      firstname: 'Xaveria',
      surname: 'Quendelhuber',
      city: 'Stade',
      city_id: '2829901',
      email: seededAccount.reader,
    })
  })

  it('[REG-CALL-16] [REG-CALL-17] redeem a voucher for its own role only, and refuse visitors and expired vouchers', async () => {
    browse()
    await expect(checkVoucher(config, { voucher: 'UFER-PRESSE-2026', voucher_role: 'press' })).rejects.toMatchObject({
      failure: { status: 403, body: '"Please log in"' },
    })
    leave()
    browse(await portal.signIn(seededAccount.reader))
    expect(await checkVoucher(config, { voucher: 'UFER-PRESSE-2026', voucher_role: 'venue' })).toBe(false)
    const press = { voucher: 'ufer-presse-2026', voucher_role: 'press' }
    expect(await checkVoucher(config, press)).toBe(true)
    expect(await setAclByVoucher(config, press)).toBe(true)
    expect(await checkVoucher(config, { voucher: 'UFER-ALT-2024', voucher_role: 'filmmaker' })).toBe(false)
  })

  it('[UI-AUT-13] [UI-AUT-04] look up cities with the details that distinguish them', async () => {
    browse()
    const { results, footerInfoText } = await fetchCities(config, '/module/lib/framework/selectBoxDataCity.php', 'stad')
    expect(results[0]).toMatchObject({ id: '2829901', value: 'Stade', info: 'Niedersachsen' })
    expect(footerInfoText).toContain('GeoNames')
    expect(
      (await fetchCities(config, '/module/lib/framework/selectBoxDataCity.php', 'bad zwi')).results.map(
        ({ value }) => value,
      ),
    ).toContain('Bad Zwischenahn')
  })
})
