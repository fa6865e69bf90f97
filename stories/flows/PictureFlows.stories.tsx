import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { pictureFake } from '../../src/testing/pictureFake'
import { typeText } from '../kit/typeText'
import { drawPhoto } from '../pix/upload/drawPhoto'
import { WindowStage } from '../WindowStage'
import { findOnPage } from './findOnPage'

const config = { auth: { accountId: 1001 }, standalone: false, checkFields: true }

/** An author chooses a picture for an article, from the first click to the inserted picture. */
const meta = {
  title: 'Flows/Pictures',
  component: WindowStage,
  args: { callName: 'pix.select', config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  beforeEach() {
    localStorage.clear()
  },
  parameters: { msw: { handlers: pictureFake() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const found = fn()

/** The picture is in the library: search, mark and insert it. */
export const SearchAndInsert: Story = {
  args: { given: [found] },
  async play({ step }) {
    found.mockClear()
    const library = await findOnPage()
    await library.findByRole('gridcell', { name: /^Deichschafe \d/ })
    await step('Search for the picture', async () => {
      await typeText(await library.findByRole('searchbox'), 'Orgel')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(library.queryByRole('gridcell', { name: /^Deichschafe \d/ })).toBeNull())
    })
    await step('Mark the picture', async () => {
      const [tile] = await library.findAllByRole('gridcell', { name: /^Die Orgel von Arp Schnitger/ })
      await userEvent.click(within(tile).getByRole('checkbox'))
    })
    await step('Insert the picture', async () => {
      await userEvent.click(
        within(await library.findByRole('region', { name: 'Markierte Bilder' })).getByRole('button', {
          name: 'Einfügen',
        }),
      )
      await waitFor(() => expect(found).toHaveBeenCalled())
      await expect(found.mock.calls[0]?.[0]).toMatchObject([
        { Title: expect.stringMatching(/^Die Orgel von Arp Schnitger/) },
      ])
    })
  },
}

const described = fn()

/** The picture is on the author’s disk: upload it, fill in the required fields, and insert it. */
export const UploadDescribeInsert: Story = {
  args: { given: [described] },
  async play({ step }) {
    described.mockClear()
    const library = await findOnPage()
    await library.findByRole('gridcell', { name: /^Deichschafe \d/ })
    await step('Upload the picture', async () => {
      const { parentElement } = library.getByText('Bilder hochladen', { selector: 'button' })
      await userEvent.upload(parentElement.querySelector('input[type=file]'), await drawPhoto('Kirchturm im Nebel.jpg'))
      await library.findByRole('gridcell', { name: /^Kirchturm im Nebel/ })
    })
    await step('Choose the picture', async () => {
      const box = within(library.getByRole('gridcell', { name: /^Kirchturm im Nebel/ })).getByRole<HTMLInputElement>(
        'checkbox',
      )
      if (!box.checked) await userEvent.click(box)
      await userEvent.click(
        within(await library.findByRole('region', { name: 'Markierte Bilder' })).getByRole('button', {
          name: 'Einfügen',
        }),
      )
    })
    await step('Enter the credit', async () => {
      const check = within(await library.findByRole('dialog', { name: 'Angaben ergänzen' }))
      await typeText(await check.findByRole('textbox', { name: 'Copyright' }), 'Henrike Ahlers')
      await userEvent.click(check.getByRole('button', { name: 'Speichern und einfügen' }))
      await waitFor(() => expect(described).toHaveBeenCalled())
      await expect(described.mock.calls[0]?.[0]).toMatchObject([
        { Title: 'Kirchturm im Nebel', Copyright: 'Henrike Ahlers' },
      ])
    })
  },
}
