import { Description, DocsContext, Stories, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { EveryVariant } from './EveryVariant'

/**
 * Renders the page of a file of stories: the docstring of the file, each story with its docstring and, for a window,
 * every variant.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  // The story of a window has the window's name as a tag. These names have a dot.
  const windows = stories.filter(({ tags }) => tags.includes('default') && tags.some(tag => tag.includes('.')))
  return (
    <>
      <Title />
      <Description />
      <Stories title="" includePrimary />
      {windows.map(({ id, name }) => (
        <EveryVariant key={id} storyId={id} heading={windows.length > 1 ? `${name} in all variants` : 'All variants'} />
      ))}
    </>
  )
}
