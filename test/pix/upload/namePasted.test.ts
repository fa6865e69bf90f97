import { namePasted } from '../../../src/pix/upload/namePasted'

test('a pasted picture is named after the moment, with the ending of its type', () => {
  const now = new Date(2026, 10, 5, 9, 4, 7)
  const named = (type: string) => namePasted(new File(['x'], 'image.png', { type }), moment => `Zwischenablage ${moment}`, now).name
  expect(named('image/png')).toBe('Zwischenablage 2026-11-05 09-04-07.png')
  expect(named('image/jpeg')).toBe('Zwischenablage 2026-11-05 09-04-07.jpg')
  expect(named('')).toBe('Zwischenablage 2026-11-05 09-04-07.png')
})
