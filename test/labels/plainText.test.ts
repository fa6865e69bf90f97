import { plainText } from '../../src/labels/plainText'

describe('plainText', () => {
  it.each([
    ['Bilder &amp; Töne', 'Bilder & Töne'],
    ['a<br>b <em>c</em>', 'ab c'],
    ['x<script>alert(1)</script>', 'xalert(1)'],
    ['3 < 4', '3 < 4'],
    ['ganz normal', 'ganz normal'],
  ])('reads %s as %s', (html, text) => expect(plainText(html)).toBe(text))
})
