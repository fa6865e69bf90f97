/** @jest-environment node */
import { splitAtDelimiter } from '../../../src/pix/picture/splitAtDelimiter'

describe('[PIX-META-20] splitting keywords', () => {
  it.each([
    ['at the delimiter', 'Hafen, Nacht', ', ', ['Hafen', 'Nacht']],
    ['without empty parts', ', Hafen, , Nacht, ', ', ', ['Hafen', 'Nacht']],
    ['to an empty list if all parts are empty', ' , ,', ', ', []],
    ['at another delimiter, which the page sets', 'Hafen | Nacht, Winter', ' | ', ['Hafen', 'Nacht, Winter']],
    ['but not at a bare comma', 'Müller,Schmidt,  Winter', ', ', ['Müller,Schmidt', 'Winter']],
    ['at a bare comma, if that is the delimiter', 'Müller,Schmidt, Winter', ',', ['Müller', 'Schmidt', 'Winter']],
    ['at a delimiter at the end of the text, also without its space', 'Hafen, Nacht,', ', ', ['Hafen', 'Nacht']],
    ['at spaces, if a space is the delimiter', 'Hafen  Nacht', ' ', ['Hafen', 'Nacht']],
  ])('%s', (_how, text, delimiter, keywords) => {
    expect(splitAtDelimiter(text, delimiter)).toEqual(keywords)
  })
})
