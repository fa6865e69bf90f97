import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { temporaryFake } from '../../../../src/testing/temporaryFake'
import { findInWindow } from '../../../findInWindow'
import { TemporaryStage } from '../TemporaryStage'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihverein'

/** Data of a person who takes part without registering; the chosen type determines the fields. */
const meta = {
  component: TemporaryStage,
  tags: ['register.temporaryAccount'],
  args: { callName: 'register.temporaryAccount', life: 'created', globals: {} },
  render: (args, { globals }) => <TemporaryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: temporaryFake().handlers }, docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof TemporaryStage>
export default meta
type Story = StoryObj<typeof meta>

/** Empty: every row is visible. */
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

/** Saved values are shown, however long. */
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

/** The portal refuses: the form stays unchanged. */
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
