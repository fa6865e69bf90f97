import { thumbnailUri } from '../../../src/pix/picture/thumbnailUri'

describe('thumbnailUri', () => {
  it.each([
    ['/media/ab/cd.jpg', '/media/ab/cd_t2.jpg'],
    ['https://media.example/a.b/Hafen bei Nacht.JPEG', 'https://media.example/a.b/Hafen bei Nacht_t2.JPEG'],
    ['/media/a.tar.png', '/media/a.tar_t2.png'],
    ['/media.v2/ohne-endung', '/media.v2/ohne-endung_t2'],
    ['/media/a.png?v=1.2#x', '/media/a_t2.png?v=1.2#x'],
    ['', '_t2'],
  ])('[PIX-DATA-02] puts the size before the ending of %s', (uri, thumbnail) => {
    expect(thumbnailUri(uri, 2)).toBe(thumbnail)
  })
})
