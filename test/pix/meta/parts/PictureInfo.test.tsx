import { render } from '@testing-library/react'
import { PictureInfo } from '../../../../src/pix/meta/parts/PictureInfo'
import { fakePicture } from '../../../../src/testing/fakePicture'

it.each([
  ['on another day', '2026-05-02 18:30:00', '02.05.2026, 18:30'],
  ['on the same day', '2026-03-14 18:30:00', '14.03.2026, 18:30'],
  ['at the same moment', '2026-03-14 09:12:00', '14.03.2026, 09:12'],
])(
  '[PIX-META-16] the meta window says when a picture was created and by whom, and that it was last changed %s',
  (_when, LastChange, changed) => {
    const picture = fakePicture({ Datetimecreated: '2026-03-14 09:12:00', CreatedBy: 'Henrike Ahlers', LastChange })
    const { getByText } = render(<PictureInfo picture={picture} />)
    const said = (name: string) => getByText(name).nextElementSibling?.textContent
    expect(['pix_info_created', 'pix_info_creator', 'pix_info_changed'].map(said)).toEqual([
      '14.03.2026, 09:12',
      'Henrike Ahlers',
      changed,
    ])
  },
)

it.each([
  ['500007 // 7', { Id: 500_007 }],
  ['7', null],
] as const)('[PIX-META-15] the meta window shows the id as ‘%s’ with the media entry %j', (shown, MetaTmedia) => {
  const { getByText } = render(<PictureInfo picture={fakePicture({ Id: 7, MetaTmedia })} />)
  expect(getByText('pix_info_id').nextElementSibling).toHaveTextContent(new RegExp(`^${shown}$`))
})

it.each([
  ['1200 × 800', { Width: 1200, Height: 800 }],
  [undefined, { Width: 0, Height: 0 }],
] as const)('the size shows as %s for %j; the portal sends 0 if it does not know the size', (shown, size) => {
  const { queryByText } = render(<PictureInfo picture={fakePicture(size)} />)
  expect(queryByText('pix_info_size') === null).toBe(shown === undefined)
})
