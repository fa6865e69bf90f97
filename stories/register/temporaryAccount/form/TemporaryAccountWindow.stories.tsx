import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { temporaryFake } from '../../../../test/support/fakes/temporaryFake'
import { findInWindow } from '../../../findInWindow'
import { TemporaryStage } from '../TemporaryStage'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihverein'

/** Who somebody is who takes part without registering; the chosen type says which rows the form has. */
const meta = {
  component: TemporaryStage,
  tags: ['register.temporaryAccount'],
  args: { callName: 'register.temporaryAccount', life: 'created', globals: {} },
  render: (args, { globals }) => <TemporaryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: temporaryFake().handlers }, docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof TemporaryStage>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is known yet: every row shows. */
export const Empty: Story = {
  tags: ['default', 'empty'],
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('combobox', { name: 'Kontoart' })).toHaveValue('')
    await expect(window.getAllByRole('textbox')).toHaveLength(5)
  },
}

/** An artist has a stage name, and no pseudonym. */
export const Artist: Story = {
  async play() {
    const window = await findInWindow()
    await userEvent.selectOptions(await window.findByRole('combobox', { name: 'Kontoart' }), 'Künstlerin oder Künstler')
    await expect(window.getByRole('textbox', { name: 'Künstlername' })).toBeVisible()
    await expect(window.queryByRole('textbox', { name: 'Pseudonym' })).toBeNull()
  },
}

/** What was saved before stands in it, however long. */
export const Saved: Story = {
  tags: ['long'],
  args: { life: 'saved' },
  parameters: {
    msw: {
      handlers: temporaryFake({
        saved: {
          gender: '1',
          taccount_type_id: '2',
          firstname: 'Jördis',
          surname: 'Groß-Öhlers',
          artistname: LONG,
          existmail: `${LONG.toLowerCase()}@uferland.example`,
        },
      }).handlers,
    },
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('textbox', { name: 'Künstlername' })).toHaveValue(LONG)
  },
}

/** The portal says no: the form stays as it is. */
export const Refused: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/register_tmp_account', () =>
          HttpResponse.json({ success: false, message: 'Dieses Pseudonym ist schon vergeben.' }),
        ),
        ...temporaryFake().handlers,
      ],
    },
  },
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'Speichern' }))
    await expect(await window.findByRole('alert')).toHaveTextContent('Dieses Pseudonym ist schon vergeben.')
  },
}
