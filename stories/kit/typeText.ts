import { fireEvent, userEvent } from 'storybook/test'

/**
 * Focuses a field of a story and appends a text. `userEvent.type` would change the field too, but React does not notice
 * that in a shadow tree.
 */
export async function typeText(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new TypeError('Only a text field can be typed into.')
  await userEvent.click(field)
  await fireEvent.input(field, { target: { value: field.value + text } })
}
