import { uploadPercent } from '../../../src/pix/upload/uploadModel'

describe('uploadPercent', () => {
  it('[UI-UPL-10] is at 90 when everything is sent and at 100 only on success', () => {
    expect(uploadPercent({ status: 'sending', loaded: 0, total: 0 })).toBe(0)
    expect(uploadPercent({ status: 'sending', loaded: 50, total: 100 })).toBe(45)
    expect(uploadPercent({ status: 'sending', loaded: 100, total: 100 })).toBe(90)
    expect(uploadPercent({ status: 'done' })).toBe(100)
    expect(uploadPercent({ status: 'failed', reason: '' })).toBe(0)
  })
})
