import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Picture } from '../../../src/pix/picture/Picture'
import type { PicturePosition } from '../../../src/pix/position/positionModel'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'

const sheep = fakePicture({ Id: 9997, Title: 'Deichschafe', Width: 2048, Height: 1365 })
const placed = (position: Partial<PicturePosition>, picture: Picture = sheep) => [picture, { position }]
const config = { auth: { accountId: 1001 } }

/** The window for size, alignment, title and description of an inserted picture. A page opens the window. */
const meta = {
  component: WindowStage,
  tags: ['pix.position'],
  args: { callName: 'pix.position', given: placed({}), config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: pictureFake({ pictures: [sheep] }) },
    docs: { story: { inline: false, height: '700px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** The page gives no size: the window shows the size and the title of the original. */
export const OwnSize: Story = {
  tags: ['default'],
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('textbox', { name: 'Höhe' })).toHaveValue('1365')
    await expect(window.getByRole('button', { name: 'Seitenverhältnis beibehalten' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** Half as wide as the text, on its left. */
export const Half: Story = {
  args: {
    given: placed({
      CurrentWidth: '50%',
      CurrentHeight: 'auto',
      Alignment: 'left',
      Title: 'Schafe am Deich',
      Description: 'Eine Herde vor dem Leuchtturm',
    }),
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('radio', { name: 'Links' })).toBeChecked()
    await expect(window.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Eine Herde vor dem Leuchtturm')
  },
}

/** A decorative picture: its empty description is on purpose. */
export const Decorative: Story = {
  args: { given: placed({ CurrentWidth: '50%', CurrentHeight: 'auto', Title: 'Schmuckband', IsDecorative: true }) },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('checkbox', { name: /^Schmuckbild/ })).toBeChecked()
    await expect(window.getByRole('textbox', { name: 'Beschreibung' })).toBeDisabled()
  },
}

/** An invalid size is marked, and nothing is returned. */
export const WrongSize: Story = {
  tags: ['refused'],
  async play() {
    const window = await findInWindow()
    const width = await window.findByRole('textbox', { name: 'Breite' })
    await typeText(width, '12,5')
    await userEvent.click(window.getByRole('button', { name: 'Übernehmen' }))
    await expect(width).toHaveAccessibleDescription(/Bitte ganze Pixel/)
  },
}

/** The portal does not know the size of the original. */
export const UnknownOriginal: Story = {
  tags: ['empty'],
  args: { given: placed({}, { ...sheep, Width: 0, Height: 0 }) },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('textbox', { name: 'Breite' })).toHaveValue('auto')
    await expect(window.getByText(/Originalgröße unbekannt/)).toBeVisible()
  },
}

/** Long words below the picture. */
export const LongTexts: Story = {
  tags: ['long'],
  args: {
    given: placed({
      Title: 'Landesausstellungseröffnungsveranstaltungsbild',
      Description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihverein. '.repeat(8),
    }),
  },
  async play() {
    await expect(await (await findInWindow()).findByRole('textbox', { name: 'Titel' })).toHaveValue(
      'Landesausstellungseröffnungsveranstaltungsbild',
    )
  },
}
