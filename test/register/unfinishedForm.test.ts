import { unfinishedForm } from '../../src/register/unfinishedForm'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 60 * 60 * 1000

beforeEach(() => {
  sessionStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => jest.restoreAllMocks())

describe('a form that is not sent yet', () => {
  it('is there again for the one who typed, until it has ended', () => {
    unfinishedForm('nameaddress', 'eva@x.example').keep({ firstname: 'Eva', terms: true })
    expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toEqual({ firstname: 'Eva', terms: true })
    expect(unfinishedForm('temporaryAccount', 'eva@x.example').read()).toBeUndefined()
    unfinishedForm('nameaddress', 'eva@x.example').end()
    expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toBeUndefined()
  })

  it.each(['max@x.example', undefined])('is thrown away when %s opens it', other => {
    unfinishedForm('nameaddress', 'eva@x.example').keep({ firstname: 'Eva' })
    expect(unfinishedForm('nameaddress', other).read()).toBeUndefined()
    expect(sessionStorage.getItem('foyer.unfinished.nameaddress.form')).toBeNull()
  })

  it('is of no use after half a day', () => {
    unfinishedForm('nameaddress').keep({ firstname: 'Eva' })
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 11 * HOUR)
    expect(unfinishedForm('nameaddress').read()).toEqual({ firstname: 'Eva' })
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 13 * HOUR)
    expect(unfinishedForm('nameaddress').read()).toBeUndefined()
  })

  it.each(['{"at":1}', '[]', 'null', '"x"', '{"at":"now","values":{}}'])('is no junk: %s', junk => {
    sessionStorage.setItem('foyer.unfinished.nameaddress.form', junk)
    expect(unfinishedForm('nameaddress').read()).toBeUndefined()
  })
})
