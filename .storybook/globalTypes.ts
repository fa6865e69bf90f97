import type { Preview } from '@storybook/react-vite'
import { toolbar } from './toolbar'

/** The toolbar in the format of Storybook. */
export const globalTypes: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  Object.entries(toolbar).map(([name, [title, icon, settings]]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: false,
        items: Object.entries(settings).map(([value, label]) => ({ value, title: label })),
      },
    },
  ]),
)
