import { fireEvent, render, screen } from '@testing-library/react'
import { DropArea } from '../../../src/kit/field/DropArea'

const onPaste = jest.fn()
const screenshot = new File(['x'], 'image.png', { type: 'image/png' })
const clipboard = (types: string[], files = [screenshot]) => ({ clipboardData: { files, types } })

beforeEach(() => {
  onPaste.mockClear()
  render(
    <>
      <input aria-label="draußen" />
      <DropArea text="" onFiles={jest.fn()} onPaste={onPaste}>
        <input aria-label="Suche" />
        <p>Liste</p>
      </DropArea>
    </>,
  )
})

test('a picture that is pasted in the area is handed on, and the page does nothing with it', () => {
  expect(fireEvent.paste(screen.getByText('Liste'), clipboard(['Files']))).toBe(false)
  expect(onPaste).toHaveBeenCalledWith([screenshot])
})

test('a text field keeps what is a text too, and gives on what is only a picture', () => {
  expect(fireEvent.paste(screen.getByLabelText('Suche'), clipboard(['text/plain', 'Files']))).toBe(true)
  expect(onPaste).not.toHaveBeenCalled()
  fireEvent.paste(screen.getByLabelText('Suche'), clipboard(['Files']))
  expect(onPaste).toHaveBeenCalledTimes(1)
})

test('what is pasted elsewhere on a page, or holds no files, is the page’s own', () => {
  fireEvent.paste(screen.getByLabelText('draußen'), clipboard(['Files']))
  fireEvent.paste(screen.getByText('Liste'), clipboard(['text/plain'], []))
  expect(onPaste).not.toHaveBeenCalled()
})
