/** @jest-environment node */
import { groupDuplicates, reviewPictures } from '../../../../src/pix/manage/review/reviewPictures'
import { fakePicture } from '../../../../src/testing/fakePicture'

const ids = (groups: ReturnType<typeof groupDuplicates>) => groups.map(group => group.map(({ Id }) => Id))

test('[PIX-MAN-40] [PIX-DATA-09] pictures with the same hash are one group; a picture without a hash or with a hash of its own is in no group', () => {
  const pictures = [
    fakePicture({ Id: 1, HashValue: 'a' }),
    fakePicture({ Id: 2, HashValue: 'b' }),
    fakePicture({ Id: 3, HashValue: 'a' }),
    fakePicture({ Id: 4 }),
    fakePicture({ Id: 5 }),
    fakePicture({ Id: 6, HashValue: 'c' }),
  ]
  expect(ids(groupDuplicates(pictures))).toEqual([[1, 3]])
})

test('the best copy comes first: the largest, then the one with the most filled fields, then the oldest', () => {
  const small = fakePicture({ Id: 1, HashValue: 'a', Width: 800, Height: 600 })
  const bare = fakePicture({ Id: 3, HashValue: 'a', Width: 1600, Height: 1200, Title: null })
  const known = fakePicture({ Id: 5, HashValue: 'a', Width: 1200, Height: 1600, Keywords: ['Hafen'] })
  expect(ids(groupDuplicates([small, bare, known]))).toEqual([[5, 3, 1]])
  expect(
    ids(groupDuplicates([fakePicture({ Id: 9, HashValue: 'a' }), fakePicture({ Id: 2, HashValue: 'a' })])),
  ).toEqual([[2, 9]])
})

test('a picture lacks a description if none is in the page’s language, but not if the list does not send its descriptions', () => {
  const languages = [
    { Id: 1, Locale: 'de_DE' },
    { Id: 2, Locale: 'en_EN' },
  ]
  const pictures = [
    fakePicture({ Id: 1, DescriptionsByIdLanguage: { 1: 'Schafe' } }),
    fakePicture({ Id: 2, DescriptionsByIdLanguage: { 1: ' ', 2: 'Sheep' } }),
    fakePicture({ Id: 3 }),
    fakePicture({ Id: 4, unread: ['DescriptionsByIdLanguage'] }),
  ]
  const found = (locale: string) =>
    reviewPictures('undescribed', pictures, { locale, languages }).pictures.map(({ Id }) => Id)
  expect(found('de_DE')).toEqual([2, 3])
  expect(found('de_AT')).toEqual([2, 3])
  expect(found('en_EN')).toEqual([1, 3])
})
