import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RadioGroup } from '../../../src/kit/field/RadioGroup'
import { RadioPictureGroup } from '../../../src/kit/field/RadioPictureGroup'
import { layoutOptions } from '../../../stories/kit/field/layoutOptions'

const user = userEvent.setup()
const genders = [
  { value: 'n', label: 'Keine Angabe', isDisabled: true },
  { value: 'w', label: 'Frau' },
  { value: 'm', label: 'Herr' },
]

describe('a group of radio buttons', () => {
  it('reports the chosen value, also by a click on the text', async () => {
    const choose = jest.fn()
    render(<RadioGroup label="Anrede" options={genders} value="w" onChange={choose} />)
    expect(screen.getByRole('radio', { name: 'Frau' })).toBeChecked()
    await user.click(screen.getByText('Herr'))
    expect(choose).toHaveBeenCalledWith('m')
  })

  it('does not mix with another group that has the same values', async () => {
    render(
      <>
        <RadioGroup label="Anrede" options={genders} value="w" onChange={() => {}} />
        <RadioGroup label="Ansprechpartner" options={genders} value="m" onChange={() => {}} />
      </>,
    )
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  })

  it('does not report a click on a disabled choice', async () => {
    const choose = jest.fn()
    render(<RadioGroup label="Anrede" options={genders} value="" onChange={choose} />)
    await user.click(screen.getByText('Keine Angabe'))
    expect(choose).not.toHaveBeenCalled()
  })

  it('sets its ref to the radio button that is the tab stop', () => {
    const stops: string[] = []
    const note = (button: HTMLInputElement | null) => {
      if (button) stops.push(button.value)
    }
    const { rerender } = render(<RadioGroup label="Anrede" options={genders} value="" onChange={() => {}} ref={note} />)
    rerender(<RadioGroup label="Anrede" options={genders} value="m" onChange={() => {}} ref={note} />)
    expect(stops).toEqual(['w', 'm'])
  })

  it('[UI-FLD-02] reports blur only when the focus leaves the group', async () => {
    const leave = jest.fn()
    render(<RadioGroup label="Anrede" options={genders} value="w" onChange={() => {}} onBlur={leave} />)
    await user.click(screen.getByRole('radio', { name: 'Frau' }))
    await user.click(screen.getByRole('radio', { name: 'Herr' }))
    expect(leave).not.toHaveBeenCalled()
    await user.tab()
    expect(leave).toHaveBeenCalledTimes(1)
  })
})

describe('a group of pictures', () => {
  it('shows each choice as a picture without an alternative text, because the label names the choice', async () => {
    const choose = jest.fn()
    render(<RadioPictureGroup label="Bildposition" options={layoutOptions} value="left" onChange={choose} />)
    expect(screen.getAllByRole('presentation')).toHaveLength(layoutOptions.length)
    expect(screen.getByRole('radio', { name: 'Links vom Text' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Über dem Text' }))
    expect(choose).toHaveBeenCalledWith('above')
  })
})
