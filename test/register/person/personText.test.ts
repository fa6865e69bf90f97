import { personText } from '../../../src/register/person/personText'

const eva = { firstname: 'Eva', surname: 'Maier', city: 'Stade', email: 'eva@x.example' }

describe('a person in one line', () => {
  it('[REG-NSL-01] is first name, surname, city and e-mail', () => {
    expect(personText(eva)).toBe('Eva Maier | Stade | eva@x.example')
  })

  it.each([
    [{ city: 'n/a' }, 'Eva Maier | eva@x.example'],
    [{ email: 'N/A' }, 'Eva Maier | Stade'],
    [{ city: '', email: ' n/a ' }, 'Eva Maier'],
    [{ firstname: '' }, 'Maier | Stade | eva@x.example'],
    [{ city: 'Naumburg/Saale' }, 'Eva Maier | Naumburg/Saale | eva@x.example'],
  ])('[REG-DBL-02] leaves out what is empty or n/a: %j', (change, text) => {
    expect(personText({ ...eva, ...change })).toBe(text)
  })
})
