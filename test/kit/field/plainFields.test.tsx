import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from '../../../src/kit/field/Switch'
import { TextArea } from '../../../src/kit/field/TextArea'

const user = userEvent.setup()

describe('a text area', () => {
  it('[UI-FLD-27] takes several lines', async () => {
    const change = jest.fn()
    render(<TextArea label="Beschreibung" value="Eins" onChange={change} maxLength={50} />)
    await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), '{Enter}')
    expect(change).toHaveBeenCalledWith('Eins\n')
    expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '50')
  })
})

describe('a switch', () => {
  it('shows its state, and reports the opposite state', async () => {
    const change = jest.fn()
    const { rerender } = render(<Switch label="Nutzungsbedingungen" isOn={false} onChange={change} />)
    await user.click(screen.getByText('Nutzungsbedingungen'))
    expect(change).toHaveBeenLastCalledWith(true)
    rerender(<Switch label="Nutzungsbedingungen" isOn onChange={change} />)
    expect(screen.getByRole('switch')).toBeChecked()
    await user.click(screen.getByRole('switch'))
    expect(change).toHaveBeenLastCalledWith(false)
  })
})
