import { unfinishedForm } from '../../../src/register/unfinishedForm'
import { prepareNameAddress, wholePerson } from './support/prepareNameAddress'

const { user, openForm } = prepareNameAddress()

const account = 'eva@portal.test'
/** Values of an earlier visit or request, with an address that no account has. */
const earlier = { firstname: 'Jo', surname: 'Weiß', city: 'Stade', city_id: '2829901', email: 'jo@weiss.example' }
const noPersonYet = { ...wholePerson, id: null }

describe('the name and address form filled in from', () => {
  it.each([
    ['a draft', 'a person with an id', 'is fixed', 'insert', wholePerson, '12', undefined],
    ['an earlier request', 'a person with an id', 'is fixed', 'insert', wholePerson, '12', earlier],
    ['the account', 'an account without a person', 'is fixed', 'check_doublet', noPersonYet, undefined, undefined],
    ['a draft', 'an account without a person', 'is fixed', 'check_doublet', noPersonYet, wholePerson.email, undefined],
    ['a draft', 'a visitor', 'can be changed', 'check_doublet', null, account, undefined],
    ['an earlier request', 'a visitor', 'can be changed', 'check_doublet', null, account, earlier],
  ] as const)(
    '[REG-NAD-04] [REG-NAD-13] [REG-NAD-14] %s, for %s: the e-mail address %s, and ‘%s’ sends the data',
    async (_source, _who, _address, action, person, draftOwner, originalRequest) => {
      if (draftOwner !== undefined) unfinishedForm('nameaddress', draftOwner).save(earlier)
      const { root, field, terms, send, sent, close } = await openForm({
        answers: { get_loggedin_user_data: person, [action]: { next: 'message', message: 'Fertig.' } },
        options: { user_mail: 'page@x.example', ...(originalRequest && { originalRequest }) },
        config: { auth: { account } },
      })
      expect(field('Vorname')).toHaveValue(draftOwner === undefined ? 'Henrike' : 'Jo')
      const email = field('E-Mail-Adresse')
      expect(email).toHaveValue(person ? 'henrike@x.example' : 'jo@weiss.example')
      expect([email.disabled, email.readOnly]).toEqual([person !== null, false])
      await user.click(terms!)
      await send()
      await root.findByText('Fertig.')
      expect(sent[1]!.fields).toMatchObject({ action, email: email.value })
      close()
    },
  )

  it('[REG-NAD-04] the page’s `user_mail`: a visitor can change the address', async () => {
    const { field, close } = await openForm({ options: { user_mail: 'page@x.example' }, config: { auth: { account } } })
    expect(field('E-Mail-Adresse')).toHaveValue('page@x.example')
    expect(field('E-Mail-Adresse')).toBeEnabled()
    expect(field('E-Mail-Adresse')).not.toHaveAttribute('readonly')
    close()
  })
})
