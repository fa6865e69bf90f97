/** @jest-environment node */
import { placePopup, type PopupSituation } from '../../../../src/kit/control/popup/placePopup'

const viewport = { left: 0, top: 0, width: 800, height: 600 }
const field = { left: 100, top: 100, width: 200, height: 36 }
const below: PopupSituation = {
  anchor: field,
  size: { width: 200, height: 300 },
  viewport,
  side: 'below',
  isRtl: false,
  offsetShare: 1,
}
const beside: PopupSituation = { ...below, side: 'beside' }

describe('a popup below its anchor', () => {
  it('begins where the anchor begins', () => {
    expect(placePopup(below)).toMatchObject({ left: 100, top: 140 })
    expect(placePopup({ ...below, isRtl: true, size: { width: 250, height: 300 } })).toMatchObject({ left: 50 })
  })

  it('flips above if it does not fit below and there is more space above', () => {
    const anchor = { ...field, top: 400 }
    expect(placePopup({ ...below, anchor })).toEqual({ left: 100, top: 96, maxHeight: 388 })
  })

  it('stays below and shrinks if there is even less space above', () => {
    const anchor = { ...field, top: 250 }
    expect(placePopup({ ...below, anchor, size: { width: 200, height: 500 } })).toEqual({
      left: 100,
      top: 290,
      maxHeight: 302,
    })
  })

  it('keeps away from the edges', () => {
    expect(placePopup({ ...below, anchor: { ...field, left: 700 } }).left).toBe(592)
    expect(placePopup({ ...below, anchor: { ...field, left: -50 } }).left).toBe(8)
  })
})

describe('a popup while the page is zoomed by a pinch', () => {
  const seen = { left: 300, top: 200, width: 400, height: 300 }
  const anchor = { left: 350, top: 260, width: 200, height: 36 }

  it('stays in the visible part, below and beside', () => {
    expect(placePopup({ ...below, viewport: seen, anchor: { ...anchor, left: 600 } })).toMatchObject({ left: 492 })
    expect(placePopup({ ...below, viewport: seen, anchor: { ...anchor, left: 200 } })).toMatchObject({ left: 308 })
    expect(placePopup({ ...beside, viewport: seen, anchor, size: { width: 130, height: 250 } })).toMatchObject({
      left: 550,
      top: 242,
    })
  })

  it('measures the space above and below up to the edges of the visible part', () => {
    expect(placePopup({ ...below, viewport: seen, anchor })).toMatchObject({ top: 300, maxHeight: 192 })
    expect(placePopup({ ...below, viewport: seen, anchor: { ...anchor, top: 420 } })).toMatchObject({
      top: 208 + (420 - 4 - 208 - Math.min(300, 208)),
      maxHeight: 208,
    })
  })
})

describe('a popup beside its anchor', () => {
  it('begins at the end of the anchor, or at a share of its width', () => {
    expect(placePopup(beside)).toMatchObject({ left: 300, top: 100 })
    expect(placePopup({ ...beside, offsetShare: 0.5 })).toMatchObject({ left: 200 })
  })

  it('flips to the other side if it does not fit, and prefers the left side in a right-to-left page', () => {
    expect(placePopup({ ...beside, anchor: { ...field, left: 500 } }).left).toBe(300)
    expect(placePopup({ ...beside, anchor: { ...field, left: 400 }, isRtl: true }).left).toBe(200)
  })

  it('moves up so that its end is visible', () => {
    expect(placePopup({ ...beside, anchor: { ...field, top: 500 } }).top).toBe(292)
  })

  it('covers its anchor if neither side has space', () => {
    expect(
      placePopup({ ...beside, viewport: { ...viewport, width: 320 }, size: { width: 250, height: 300 } }).left,
    ).toBe(62)
  })
})
