import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

const entered = {
  firstname: 'Jörg',
  surname: 'Weiß',
  street: 'Am Markt',
  nr: '7a',
  plz: '21680',
  city: 'Stade',
  email: 'j@weiss.example',
}

/** Lists the known persons that may be the visitor who registers. */
const meta = {
  component: WindowStage,
  tags: ['register.checkdoublet'],
  args: {
    globals: {},
    callName: 'register.open',
    given: ['checkdoublet', { data: { fullmatch: fakePersons }, originalRequest: entered }],
  },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: registerFake({ insert_user: { error: 'registerframe_error_user' } }).handlers },
    docs: { story: { inline: false, height: '660px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** Two persons, one with links to works. */
export const Persons: Story = {
  tags: ['default', 'long'],
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: /^Mehr: Jörg/ }))
    await expect(await window.findByRole('link', { name: /^Video 2/ })).toBeVisible()
  },
}

/** The portal refuses the new registration, and a message reports this. */
export const Refused: Story = {
  tags: ['refused'],
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'Trotzdem neu registrieren' }))
    await expect(await window.findByRole('alert')).toBeVisible()
  },
}

const nobody = ['checkdoublet', { data: { fullmatch: [] }, originalRequest: entered }]

/** No similar person: there are two ways to continue. */
export const Nobody: Story = {
  tags: ['empty'],
  args: { given: nobody },
  async play() {
    await expect(await (await findInWindow()).findByText('Zu Ihren Angaben passt kein Eintrag.')).toBeVisible()
  },
}

/** A common name: forty entries. */
export const Many: Story = {
  tags: ['many'],
  args: {
    given: [
      'checkdoublet',
      {
        data: { fullmatch: Array.from({ length: 40 }, (_, index) => ({ ...fakePersons[0], id: 20_001 + index })) },
        originalRequest: entered,
      },
    ],
  },
  async play() {
    await expect((await (await findInWindow()).findAllByRole('button', { name: /^Mehr: Jörg/ })).length).toBe(40)
  },
}
