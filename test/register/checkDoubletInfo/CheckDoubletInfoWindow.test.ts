/** @jest-environment node */
import { enteredLines } from '../../../src/register/checkDoubletInfo/CheckDoubletInfoWindow'

describe('the entered data', () => {
  it('[REG-DBI-01] has one line each for name, street and number, zip and city, e-mail', () => {
    expect(
      enteredLines({
        surname: 'Weiß',
        firstname: 'Jörg',
        street: 'Am Markt',
        nr: '7a',
        plz: '21680',
        city: 'Stade',
        email: 'j@x.example',
        phone: '+49 1 2',
      }),
    ).toEqual(['Jörg Weiß', 'Am Markt 7a', '21680 Stade', 'j@x.example'])
  })

  it('[REG-DBI-01] has no line for an empty value', () => {
    expect(enteredLines({ surname: 'Weiß', nr: ' ', city: 'Stade' })).toEqual(['Weiß', 'Stade'])
  })
})
