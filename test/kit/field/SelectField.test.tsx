import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectField } from '../../../src/kit/field/SelectField'

test('a select field shows counts and groups, and reports the chosen value', async () => {
  const onChange = jest.fn()
  render(
    <SelectField
      label="Bilder"
      value="all"
      onChange={onChange}
      options={[
        { value: 'all', label: 'Alle' },
        { value: '0', label: 'Markierte', count: 0 },
        { label: 'Serien', options: [{ value: '7', label: 'Stadtfest', isDisabled: true }] },
      ]}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Bilder' })
  expect(field).toHaveDisplayValue('Alle')
  expect(
    within(screen.getByRole('group', { name: 'Serien' })).getByRole('option', { name: 'Stadtfest' }),
  ).toBeDisabled()
  await userEvent.selectOptions(field, 'Markierte (0)')
  expect(onChange).toHaveBeenCalledWith('0')
})
