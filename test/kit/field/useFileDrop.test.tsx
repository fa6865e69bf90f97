import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { DropArea } from '../../../src/kit/field/DropArea'
import { useFileDrop } from '../../../src/kit/field/useFileDrop'

describe('useFileDrop', () => {
  const onFiles = jest.fn()
  const file = new File(['x'], 'Rathaus.jpg')

  beforeEach(() => onFiles.mockClear())

  function Zone({ isDisabled = false }) {
    const { isOver, dropProps } = useFileDrop(onFiles, isDisabled)
    return (
      <div {...dropProps} role="group" aria-label={isOver ? 'darüber' : 'leer'}>
        <p>innen</p>
      </div>
    )
  }

  function drag(target: Element, type: 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop', types: string[] = ['Files']) {
    const event = createEvent[type](target)
    Object.defineProperty(event, 'dataTransfer', {
      value: { types, files: types.includes('Files') ? [file] : [], dropEffect: 'none' },
    })
    act(() => void fireEvent(target, event))
    return event
  }

  test('highlights the element while files are over the element, until the files leave the whole element', () => {
    render(<Zone />)
    const zone = screen.getByRole('group')
    drag(zone, 'dragEnter')
    drag(screen.getByText('innen'), 'dragEnter')
    drag(zone, 'dragLeave')
    expect(zone).toHaveAccessibleName('darüber')
    drag(screen.getByText('innen'), 'dragLeave')
    expect(zone).toHaveAccessibleName('leer')
  })

  test('passes on dropped files and keeps the browser from opening them', () => {
    render(<Zone />)
    const zone = screen.getByRole('group')
    drag(zone, 'dragEnter')
    expect(drag(zone, 'dragOver').defaultPrevented).toBe(true)
    expect(drag(zone, 'drop').defaultPrevented).toBe(true)
    expect(onFiles).toHaveBeenCalledWith([file])
    expect(zone).toHaveAccessibleName('leer')
  })

  test('passes on dropped items as entries if they include a folder', () => {
    render(<Zone />)
    const zone = screen.getByRole('group')
    const entries = [{ isDirectory: false }, { isDirectory: true }]
    const event = createEvent.drop(zone)
    Object.defineProperty(event, 'dataTransfer', {
      value: {
        types: ['Files'],
        files: [file],
        items: entries.map(entry => ({ kind: 'file', webkitGetAsEntry: () => entry })),
      },
    })
    act(() => void fireEvent(zone, event))
    expect(onFiles).toHaveBeenCalledWith([], { entries })
  })

  test('leaves a dragged text to the page', () => {
    render(<Zone />)
    const zone = screen.getByRole('group')
    expect(drag(zone, 'dragEnter', ['text/plain']).defaultPrevented).toBe(false)
    expect(drag(zone, 'drop', ['text/plain']).defaultPrevented).toBe(false)
    expect(zone).toHaveAccessibleName('leer')
    expect(onFiles).not.toHaveBeenCalled()
  })

  test('accepts nothing while it is disabled', () => {
    render(<Zone isDisabled />)
    const zone = screen.getByRole('group')
    drag(zone, 'dragEnter')
    drag(zone, 'drop')
    expect(zone).toHaveAccessibleName('leer')
    expect(onFiles).not.toHaveBeenCalled()
  })
})

describe('useFilePaste', () => {
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

  test('a picture pasted in the area is passed on, and the page does not get it', () => {
    expect(fireEvent.paste(screen.getByText('Liste'), clipboard(['Files']))).toBe(false)
    expect(onPaste).toHaveBeenCalledWith([screenshot])
  })

  test('a text field keeps pasted text, and passes on content that is only a picture', () => {
    expect(fireEvent.paste(screen.getByLabelText('Suche'), clipboard(['text/plain', 'Files']))).toBe(true)
    expect(onPaste).not.toHaveBeenCalled()
    fireEvent.paste(screen.getByLabelText('Suche'), clipboard(['Files']))
    expect(onPaste).toHaveBeenCalledTimes(1)
  })

  test('content pasted elsewhere on a page, or without files, is left to the page', () => {
    fireEvent.paste(screen.getByLabelText('draußen'), clipboard(['Files']))
    fireEvent.paste(screen.getByText('Liste'), clipboard(['text/plain'], []))
    expect(onPaste).not.toHaveBeenCalled()
  })
})
