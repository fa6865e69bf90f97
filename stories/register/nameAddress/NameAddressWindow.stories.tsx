import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { registerFake } from '../../../src/testing/registerFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'
import { waiting } from '../../portalStates'

const config = {
  autocomplete: { debounce: 0 },
  register: {
    genders: [
      { id: 'f', name: 'register_nameaddress_gender_female' },
      { id: 'm', name: 'register_nameaddress_gender_male' },
      { id: 'd', name: 'register_nameaddress_gender_diverse' },
    ],
  },
}

/** Renders the real form. Puts `stored` into the tab's session storage first, as if it had been typed earlier. */
function FormStage({ stored, ...stage }: ComponentProps<typeof WindowStage> & { stored?: object }) {
  useState(() => {
    sessionStorage.clear()
    if (!stored) return
    sessionStorage.setItem('foyer.unfinished.nameaddress.owner', '""')
    sessionStorage.setItem('foyer.unfinished.nameaddress.form', JSON.stringify({ at: Date.now(), values: stored }))
  })
  return <WindowStage {...stage} />
}

/** The form for name and address. The browser tab stores the typed values until the form is sent. */
const meta = {
  component: FormStage,
  tags: ['register.nameaddress'],
  args: { globals: {}, callName: 'register.open', given: ['nameaddress'], config },
  render: (args, { globals }) => <FormStage {...args} globals={globals} />,
  parameters: {
    msw: {
      handlers: registerFake({ get_loggedin_user_data: null, check_doublet: { error: 'registerframe_error_user' } })
        .handlers,
    },
    docs: { story: { inline: false, height: '660px' } },
  },
} satisfies Meta<typeof FormStage>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor submits the empty form: each required field shows its error. */
export const Missing: Story = {
  async play() {
    const window = await findInWindow()
    const first = await window.findByRole('textbox', { name: 'Vorname' })
    await userEvent.click(window.getByRole('button', { name: 'Weiter' }))
    await expect(await window.findAllByText('Bitte ausfüllen.')).toHaveLength(4)
    await expect((first.getRootNode() as ShadowRoot).activeElement).toBe(first)
  },
}

/** Looks up a city. */
export const City: Story = {
  async play() {
    const window = await findInWindow()
    const city = await window.findByRole('combobox', { name: 'Ort' })
    await typeText(city, 'Sta')
    await expect(await window.findByRole('option', { name: /^Stadthagen/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(city).toHaveValue('Stade')
  },
}

const stored = {
  firstname: 'Anna-Friederike',
  surname: 'Donaudampfschifffahrtsgesellschaft-Weiß',
  city: 'Hollern',
  city_status: 'freetext',
  email: 'af@weiss.example',
}

/** Typed values are restored, and stay after the portal has refused the request. */
export const Refused: Story = {
  tags: ['refused', 'long'],
  args: { stored },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText('Ihre Angaben von vorhin sind wieder da.')).toBeVisible()
    // The terms must be accepted each time.
    await userEvent.click(window.getByRole('checkbox', { name: /^Ich stimme den Nutzungsbedingungen zu/ }))
    await userEvent.click(window.getByRole('button', { name: 'Weiter' }))
    await expect(await window.findByText(/^Ihre Angaben konnten nicht gespeichert werden/)).toBeVisible()
    await expect(window.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna-Friederike')
  },
}

const person = {
  id: 12,
  surname: 'Ahlers',
  firstname: 'Henrike',
  city: 'Stade',
  city_id: 2829901,
  email: 'henrike@x.example',
  gender: 'f',
  plz: '21680',
  phone: '',
  street: 'Am Markt',
  nr: '7a',
  description: 'Fotografin',
}

/** For a signed-in person the fields are filled in, and the e-mail address can't be changed. */
export const SignedIn: Story = {
  tags: ['default'],
  parameters: { msw: { handlers: registerFake({ get_loggedin_user_data: person }).handlers } },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('textbox', { name: 'E-Mail-Adresse' })).toBeDisabled()
    await expect(window.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Ahlers')
  },
}

/** The portal responds with an error: there is a retry button. */
export const LoadFailed: Story = {
  tags: ['failed'],
  parameters: {
    msw: {
      handlers: registerFake({ get_loggedin_user_data: () => new HttpResponse('Wartung', { status: 503 }) }).handlers,
    },
    expectedErrors: ['503'],
  },
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** The empty form of a visitor. */
export const Start: Story = {
  tags: ['empty'],
  async play() {
    await expect(await (await findInWindow()).findByRole('textbox', { name: 'Vorname' })).toHaveValue('')
  },
}

/** The form is loading; the window can already be closed. */
export const Loading: Story = { ...waiting, tags: ['loading'] }
