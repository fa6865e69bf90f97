import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CredentialPasswordField } from '../../../src/kit/credential/CredentialPasswordField'
import { meterColors } from '../../../src/kit/credential/CredentialStrength'
import { CredentialStage } from '../../../stories/kit/credential/CredentialStage'
import { passwordTexts } from '../../../stories/kit/credential/passwordTexts'
import { strengthTexts } from '../../../stories/kit/credential/strengthTexts'

function Live({ hasMeter = true }: { hasMeter?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <CredentialStage>
      <CredentialPasswordField
        label="Passwort"
        name="password"
        hint="Mindestens 8 Zeichen"
        texts={passwordTexts}
        value={value}
        onChange={setValue}
        autoComplete="new-password"
        {...(hasMeter && { strength: strengthTexts })}
      />
    </CredentialStage>
  )
}

const user = userEvent.setup()
const field = () => screen.getByLabelText('Passwort')

describe('a password field', () => {
  it('[UI-FLD-27] hides typed text until a person shows it', async () => {
    render(<Live />)
    await user.type(field(), 'geheim')
    expect(field()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
    expect(field()).toHaveAttribute('type', 'text')
    expect(field()).toHaveValue('geheim')
    await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
    expect(field()).toHaveAttribute('type', 'password')
  })

  it('has an autocomplete value, and no spelling check', () => {
    render(<Live />)
    expect(field()).toHaveAttribute('autocomplete', 'new-password')
    expect(field()).toHaveAttribute('spellcheck', 'false')
    expect(field()).toHaveAttribute('autocapitalize', 'off')
  })

  it('warns while the caps lock key is on', async () => {
    render(<Live />)
    await user.click(field())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
    expect(screen.getByRole('status')).toHaveTextContent('Die Feststelltaste ist gedrückt.')
    fireEvent.keyUp(field(), { key: 'CapsLock', modifierCapsLock: false })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
    await user.tab()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('names the strength of the password in words, which are part of the field’s description [UI-FLD-05]', async () => {
    render(<Live />)
    expect(field()).toHaveAccessibleDescription('Mindestens 8 Zeichen')
    await user.type(field(), 'aaaa')
    expect(field()).toHaveAccessibleDescription('Mindestens 8 Zeichen Passwortstärke: sehr schwach')
    await user.type(field(), 'A1!')
    expect(field()).toHaveAccessibleDescription('Mindestens 8 Zeichen Passwortstärke: sehr gut')
    expect(document.querySelector('[data-step]')).toHaveAttribute('data-step', '5')
  })

  it('is not made invalid by the meter [UI-FLD-23]', async () => {
    render(<Live />)
    await user.type(field(), 'a')
    expect(screen.getByText('sehr schwach')).toBeVisible()
    expect(field()).toBeValid()
  })

  it.each([
    ['aaaa', 0],
    ['aaaa1', 1],
    ['aaA1!', 5],
  ])(
    'for the password %s, the meter’s steps from 0 to %i all have the colour of the last one [UI-FLD-25]',
    async (password, step) => {
      render(<Live />)
      await user.type(field(), password)
      const colors = [...document.querySelectorAll<HTMLElement>('[data-step] > *')].map(part => part.style.background)
      const reached = Object.assign(document.createElement('i'), { style: `background: ${meterColors[step]}` })
      expect(colors).toHaveLength(6)
      expect(colors.map(color => color === reached.style.background)).toEqual(colors.map((_, index) => index <= step))
    },
  )

  it('has no meter by default', async () => {
    render(<Live hasMeter={false} />)
    await user.type(field(), 'aaaaA1!')
    expect(document.querySelector('[data-step]')).toBeNull()
  })
})
