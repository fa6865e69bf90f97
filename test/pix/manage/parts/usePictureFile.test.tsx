import { act, fireEvent, render, screen } from '@testing-library/react'
import { usePictureFile } from '../../../../src/pix/manage/parts/usePictureFile'
import { fakePicture } from '../../../../src/testing/fakePicture'

const picture = fakePicture({ Id: 7 })
let see: (isIntersecting: boolean) => void = () => {}

function Place({ attempt = 0, of = picture }) {
  const { isBroken, place, fail } = usePictureFile(of, attempt)
  return <div ref={place}>{isBroken ? 'missing' : <img alt="Hafen" onError={fail} />}</div>
}
function renderBroken() {
  const shown = render(<Place />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('missing')).toBeInTheDocument()
  return shown
}

beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(callback => {
    const observer = { observe() {}, disconnect() {} } as unknown as IntersectionObserver
    see = isIntersecting => act(() => callback([{ isIntersecting } as IntersectionObserverEntry], observer))
    return observer
  })
})
afterEach(() => jest.restoreAllMocks())

describe('a picture’s file that did not load', () => {
  it('is requested again when the connection is back', () => {
    renderBroken()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('img')).toBeInTheDocument()
  })

  it('is requested again when its tile comes into view, not while the tile stays in view', () => {
    renderBroken()
    see(true)
    expect(screen.getByText('missing')).toBeInTheDocument()
    see(false)
    see(true)
    expect(screen.getByRole('img')).toBeInTheDocument()
  })

  it('is requested again when the list is requested again, or when the list contains the picture as a new object', () => {
    const { rerender } = renderBroken()
    rerender(<Place attempt={1} />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<Place attempt={1} of={{ ...picture }} />)
    expect(screen.getByRole('img')).toBeInTheDocument()
  })
})
