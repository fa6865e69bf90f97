/**
 * Returns the content of a story's shadow tree, for the finders of a play function. Throws if the story did not render.
 */
export function storyRoot(canvas: HTMLElement): HTMLElement {
  const content = canvas.querySelector('[data-story-host]')?.shadowRoot?.querySelector('main')
  if (!content) throw new Error('The story has no shadow tree: it did not render, or its decorator changed.')
  return content
}
