import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'

const options = {
  data: { fullmatch: fakePersons },
  originalRequest: {
    firstname: 'Jörg',
    surname: 'Weiß',
    street: 'Am Markt',
    nr: '7a',
    plz: '21680',
    city: 'Stade',
    email: 'j@weiss.example',
  },
  doublet_id: '20001',
  doublet_text: 'Jörg Weiß | Stade | joerg.weiss@post.example',
}

/** Compares the entered person with the chosen one, and asks for a message. */
const meta = {
  component: WindowStage,
  tags: ['register.checkdoubletinfo'],
  args: { globals: {}, callName: 'register.open', given: ['checkdoubletinfo', options] },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: registerFake({ check_doublet_info_and_insert: { error: 'registerframe_error_user' } }).handlers },
    docs: { story: { inline: false, height: '660px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** Shows both persons side by side, then goes back to the list of similar entries. */
export const Compared: Story = {
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('group', { name: 'Ihre Angaben' })).toHaveTextContent('21680 Stade')
    await userEvent.click(window.getByRole('button', { name: 'Zurück' }))
    await waitFor(async () =>
      expect((await findInWindow()).getByRole('list', { name: 'Ähnliche Einträge' })).toBeVisible(),
    )
  },
}

/** The portal refuses: the written message is kept. */
export const Refused: Story = {
  tags: ['refused'],
  async play() {
    const window = await findInWindow()
    const info = await window.findByRole('textbox', { name: 'Ihre Nachricht dazu' })
    await typeText(info, 'Ich habe 2019 an „Deichlandschaftsgeschichten“ mitgearbeitet.')
    await userEvent.click(window.getByRole('button', { name: 'Absenden' }))
    await expect(await window.findByRole('alert')).toBeVisible()
    await expect(info).toHaveValue('Ich habe 2019 an „Deichlandschaftsgeschichten“ mitgearbeitet.')
  },
}

/** A person is chosen; the visitor has not written a message yet. */
export const Start: Story = {
  tags: ['default'],
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Absenden' })).toBeVisible()
  },
}

/** A name longer than half the window. */
export const LongTexts: Story = {
  tags: ['long'],
  args: {
    given: [
      'checkdoubletinfo',
      {
        ...options,
        doublet_id: '20601',
        doublet_text:
          'Anna-Friederike Donaudampfschifffahrtsgesellschaft-Weiß | Mecklenburg-Vorpommern-Großraumgemeinde',
      },
    ],
  },
  async play() {
    await expect(await (await findInWindow()).findByRole('group', { name: 'Ihre Angaben' })).toBeVisible()
  },
}
