import { config } from '../../config'
import { requireText } from '../../http/readFields'
import { accountTexts } from '../readAccount'
import { finishAccount } from '../finishAccount'
import { messageResponse, type RegisterAction } from '../RegisterCall'
import { OTHER_ACCOUNT_PAGE } from '../OtherAccount'
import { endRegistration } from '../PersonQuestion'
import { pageLanguage } from '../readRedirect'

/**
 * process_token: uses up a mailed token and returns the next window. If another account than the token's is
 * logged in, the next window leads to a page that asks which account to use. Returns false if the token is not valid.
 */
export const processToken: RegisterAction = async (parts, call) => {
  const { sessions, accounts, persons, tokens, gate } = parts
  const { form, request, registration } = call
  const given = requireText(form, 'token', config.token.length)
  await gate.enter('tokens', request.ip)
  const token = await tokens.take(given)
  if (!token) return false
  const isOwnRegistration = token.registrationHash !== null && token.registrationHash === registration.hash
  if (token.personId !== null) {
    const person = await persons.get(token.personId)
    // The visitor who entered this person may have changed the person's address since the mail was sent. Opening the
    // link proves only that somebody reads the mails to the former address.
    if (person === null || person.email !== token.email) return false
    const account = await accounts.find(person.email)
    const session = await sessions.current(request)
    if (account && account.id === session?.Id)
      return endRegistration(call, account, [person], { message: 'welcome', replace_text: accountTexts(person.email) })
    await registration.renew({ provenId: person.id, provenEmail: person.email }, { isTypedByOwner: isOwnRegistration })
    return { next: account ? 'userpass' : 'newaccount', replace_text: accountTexts(person.email) }
  }
  const account = token.accountId === null ? null : await accounts.get(token.accountId)
  if (!account) return false
  const current = await sessions.current(request)
  if (current && current.Id !== account.id) {
    await registration.renew({ otherAccount: account.id, language: pageLanguage(request) })
    return messageResponse('other_account', {
      redirect: OTHER_ACCOUNT_PAGE,
      replace_text: { account: current.account, email: account.account },
    })
  }
  // The creator of the account chose its password, so the link finishes the account unchanged only in the creator's
  // browser. Everybody else must choose a new password, even the owner of an account that a stranger created.
  if (token.purpose === 'registration' && isOwnRegistration && registration.state.madeId === account.id) {
    const finished = await accounts.finish(account.id)
    return finished !== null && finishAccount(parts, call, finished)
  }
  await registration.renew({ account: account.account, passwordOf: account.id, language: pageLanguage(request) })
  return { next: 'passwdchange', replace_text: accountTexts(account.account) }
}
