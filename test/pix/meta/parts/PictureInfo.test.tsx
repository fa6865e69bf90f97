import { render } from '@testing-library/react'
import { PictureInfo } from '../../../../src/pix/meta/parts/PictureInfo'
import { fakePicture } from '../../../../src/testing/fakePicture'

it('[PIX-META-16] says when a picture was created and by whom, and when it was last changed', () => {
  const picture = fakePicture({
    Datetimecreated: '2026-03-14 09:12:00',
    CreatedBy: 'Henrike Ahlers',
    LastChange: '2026-05-02 18:30:00',
  })
  const { getByText } = render(<PictureInfo picture={picture} />)
  const said = (name: string) => getByText(name).nextElementSibling?.textContent
  expect(['pix_info_created', 'pix_info_creator', 'pix_info_changed'].map(said)).toEqual([
    '14.03.2026, 09:12',
    'Henrike Ahlers',
    '02.05.2026, 18:30',
  ])
})
