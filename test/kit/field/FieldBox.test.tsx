import { render, screen } from '@testing-library/react'
import { FieldBox } from '../../../src/kit/field/FieldBox'

test('a required control has the label as its name, the error and then the hint as its description, and an asterisk in the label', () => {
  render(
    <FieldBox label="Titel" hint="Erscheint unter dem Bild." error="Bitte ausfüllen." isRequired>
      {control => <input {...control} />}
    </FieldBox>,
  )
  const field = screen.getByRole('textbox', { name: 'Titel' })
  expect(field).toHaveAccessibleDescription('Bitte ausfüllen. Erscheint unter dem Bild.')
  expect(field).toBeInvalid()
  expect(field).toBeRequired()
  expect(screen.getByText('Titel', { exact: false, selector: 'label' })).toHaveTextContent('Titel *')
})

test('an optional field has no asterisk', () => {
  render(<FieldBox label="Titel">{control => <input {...control} />}</FieldBox>)
  expect(screen.getByText('Titel', { selector: 'label' })).toHaveTextContent(/^Titel$/)
})

test('a valid field is neither invalid nor described', () => {
  render(
    <FieldBox label="Titel" isLabelHidden>
      {control => <input {...control} />}
    </FieldBox>,
  )
  const field = screen.getByRole('textbox', { name: 'Titel' })
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(field).not.toHaveAttribute('aria-describedby')
})
