/** @jest-environment node */
import { checkedMail } from '../../examples/portal/server/mail/checkedMail'

const mail = { to: 'eva@kulturportal.example', subject: 'Grüße aus Bremervörde 🎷', text: 'Erste Zeile\r\nzweite' }

test('a mail to one address with a subject in any script is let through as it is', () => {
  expect(checkedMail(mail)).toEqual(mail)
  expect(checkedMail({ ...mail, to: 'jörg.müller+kultur@münchen.example' }).to).toBe('jörg.müller+kultur@münchen.example')
})

test.each([
  'eva@kulturportal.example\r\nBcc: alle@boese.example',
  'eva@kulturportal.example\nBcc: alle@boese.example',
  'eva@kulturportal.example\0',
  'eva@kulturportal.example, alle@boese.example',
  'eva@kulturportal.example;alle@boese.example',
  'Eva <eva@kulturportal.example>',
  '"eva alle@boese.example"@kulturportal.example',
  'eva@kulturportal.example\u2028Bcc:alle@boese.example',
  'eva\u202e@kulturportal.example',
  'eva',
  '',
  ' ',
  `${'a'.repeat(250)}@b.example`,
])('what is not one address gets no mail: %j', to => {
  expect(() => checkedMail({ ...mail, to })).toThrow('The recipient is not one e-mail address.')
})

test.each(['Hallo\r\nBcc: alle@boese.example', 'Hallo\nX: y', 'Hallo\rX: y', 'Hallo\0', 'Hallo\u2028', 'Hallo\u0085', 'x'.repeat(301)])('a subject cannot begin another header: %j', subject => {
  expect(() => checkedMail({ ...mail, subject })).toThrow('The subject of the mail')
})

test.each(['\0', 'x'.repeat(50_001)])('a text that no mail can carry is refused: %.8j', text => {
  expect(() => checkedMail({ ...mail, text })).toThrow('The text of the mail')
})
