/** @jest-environment node */
import { createLabels } from '../../src/labels/createLabels'
import { fillMarkers } from '../../src/labels/TextMarkers'
import { readAccessRequest } from '../../src/wire/accessRequest'
import { composeAccessMail } from '../../src/shell/accessRecovery'

const request = {
  label: 'pix_restricted',
  title: 'Alte Oper',
  ownerEmail: 'owner@x.example',
  requesterEmail: 'eva@y.example',
  firstName: 'Eva',
  surname: 'Maier',
}

const labels = createLabels('de_DE', () => false)
const fill = (text: string, markers: Readonly<Record<string, string>>) => fillMarkers(labels, text, markers)

describe('composeAccessMail', () => {
  it('fills every marker; {EMAIL} is the owner, {USEREMAIL} the requester [UI-ERR-10]', () => {
    const address = new URL(
      composeAccessMail(request, 'Zugriff auf {TITLE}', '{EMAIL} {USEREMAIL} {TITLE} {FIRSTNAME} {SURNAME}', fill),
    )
    expect(address.protocol).toBe('mailto:')
    expect(decodeURIComponent(address.pathname)).toBe('owner@x.example')
    expect(address.searchParams.get('subject')).toBe('Zugriff auf Alte Oper')
    expect(address.searchParams.get('body')).toBe('owner@x.example eva@y.example Alte Oper Eva Maier')
  })

  it('lets neither the title nor the owner’s address add a recipient or a header', () => {
    const hostile = {
      ...request,
      title: 'x&cc=all@z.example\r\nBcc: a@z.example',
      ownerEmail: 'o@x.example?bcc=a@z.example',
    }
    const address = composeAccessMail(hostile, '{TITLE}', '', fill)
    expect(new URL(address).searchParams.has('cc')).toBe(false)
    expect(new URL(address).searchParams.has('bcc')).toBe(false)
    expect(address).not.toMatch(/[\r\n]/)
  })
})

describe('readAccessRequest', () => {
  it('returns undefined for a text that is not an access request', () => {
    expect(readAccessRequest('pix_access_denied')).toBeUndefined()
    expect(readAccessRequest('||no label')).toBeUndefined()
  })

  it('[UI-ERR-04] reads each part', () => {
    expect(readAccessRequest('pix_restricted||Alte Oper|owner@x.example|eva@y.example|Eva|Maier')).toEqual(request)
  })

  it('[UI-ERR-04] reads missing parts as empty', () => {
    expect(readAccessRequest('label||Titel')).toEqual({
      label: 'label',
      title: 'Titel',
      ownerEmail: '',
      requesterEmail: '',
      firstName: '',
      surname: '',
    })
  })
})
