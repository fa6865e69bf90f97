import { lockScroll } from '../../../src/kit/window/openModal'

const root = document.documentElement

function setWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(media => {
    const matches = width >= Number(/min-width: (.*)px/.exec(media)?.[1])
    return Object.assign(new EventTarget(), { media, matches }) as MediaQueryList
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  root.removeAttribute('style')
})

test.each([null, 'color: red', 'overflow: scroll !important; color: red'])(
  '[EVT-API-08] on a page 768 px wide, a modal locks scrolling, then restores the page’s style attribute exactly: %s',
  style => {
    setWidth(768)
    if (style !== null) root.setAttribute('style', style)
    const unlock = lockScroll()
    expect(root.style.overflow).toBe('hidden')
    unlock()
    expect(root.getAttribute('style')).toBe(style)
  },
)

test.each([
  ['upper', 1],
  ['lower', 0],
])('[EVT-API-08] the page’s scrolling stays locked when the %s of two windows closes', (_which, first) => {
  setWidth(1280)
  const unlocks = [lockScroll(), lockScroll()] as const
  unlocks[first]!()
  unlocks[first]!()
  expect(root.style.overflow).toBe('hidden')
  unlocks[1 - first]!()
  expect(root.hasAttribute('style')).toBe(false)
})

test('style changes that the page makes while its scrolling is locked stay', () => {
  setWidth(1280)
  const unlock = lockScroll()
  root.style.color = 'red'
  unlock()
  expect(root.getAttribute('style')).toBe('color: red;')
})

test('[EVT-API-08] on a page 767 px wide, a modal does not lock scrolling', () => {
  setWidth(767)
  const unlock = lockScroll()
  expect(root.hasAttribute('style')).toBe(false)
  unlock()
})
