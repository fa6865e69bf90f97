import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ListField } from '../../../src/kit/field/ListField'
import { MultiTextField } from '../../../src/kit/field/MultiTextField'

const user = userEvent.setup()
const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'Englisch' },
]

function Live() {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ de: 'Schloss' })
  return (
    <MultiTextField label="Beschreibung" chooserLabel="Sprache" parts={languages} texts={texts} onChange={setTexts} />
  )
}

describe('a field of several texts', () => {
  it('shows one at a time and keeps the others', async () => {
    render(<Live />)
    const field = () => screen.getByRole('textbox', { name: 'Beschreibung' })
    await user.type(field(), 'garten')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Englisch')
    expect(field()).toHaveValue('')
    await user.type(field(), 'Garden')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Deutsch')
    expect(field()).toHaveValue('Schlossgarten')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Englisch')
    expect(field()).toHaveValue('Garden')
  })
})

describe('a list field', () => {
  it('keeps its choices in view and reports the chosen one', async () => {
    const choose = jest.fn()
    render(
      <ListField
        label="Ausgabe"
        value="de"
        onChange={choose}
        options={[...languages, { value: 'pl', label: 'Polnisch', count: 3 }]}
        lineCount={1}
      />,
    )
    expect(screen.getByRole('listbox', { name: 'Ausgabe' })).toHaveAttribute('size', '2')
    await user.selectOptions(screen.getByRole('listbox'), 'Polnisch (3)')
    expect(choose).toHaveBeenCalledWith('pl')
  })

  it('has no choice until one is made', () => {
    const { rerender } = render(<ListField label="Ausgabe" value="" onChange={() => {}} options={languages} />)
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    rerender(<ListField label="Ausgabe" value="en" onChange={() => {}} options={languages} />)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Englisch')
  })
})
