/** @jest-environment node */
import { accountName, layerEmail } from '../../../src/kit/rule/emailRules'
import { dateOptional, timeOptional } from '../../../src/kit/rule/formatRules'
import { framePassword, layerPassword } from '../../../src/kit/rule/passwordRules'
import type { Rule, RuleError } from '../../../src/kit/rule/Rule'
import { urlOptional } from '../../../src/kit/rule/urlRules'
import { filled } from '../../../src/kit/rule/valueRules'

test.each<[string, Rule, string, RuleError]>([
  ['the layers’ e-mail', layerEmail, 'keine', { rule: 'email' }],
  ['the account', accountName, '-', { rule: 'account' }],
  ['the date', dateOptional, 'gestern', { rule: 'date' }],
  ['the time', timeOptional, 'abends', { rule: 'time' }],
  ['the address', urlOptional, 'haus', { rule: 'url' }],
  ['the registration frame’s password', framePassword, 'geheim', { rule: 'passwordStrength', markers: { MIN: 8 } }],
  ['the layers’ password', layerPassword, 'geheim', { rule: 'passwordStrength', markers: { MIN: 10 } }],
  ['the text that must not be blank', filled, ' ', { rule: 'nonempty' }],
])(
  'the error of the rule for %s names the rule, and has the rule’s limit, if there is one, as a marker',
  (_, rule, value, error) => {
    expect(rule(value)).toEqual(error)
  },
)
