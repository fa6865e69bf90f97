import { fireEvent, userEvent } from 'storybook/test'

/**
 * Focuses a field of a story and appends a text. `userEvent.type` does not prepare fields in a shadow tree, so React
 * would miss the change.
 */
export async function typeText(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new TypeError('Only a text field can be typed into.')
  await userEvent.click(field)
  await fireEvent.input(field, { target: { value: field.value + text } })
}
