/**
 * Returns the content of a story's shadow tree. Pass it to `within` in a play function, to query the content. Throws if
 * the story did not render.
 */
export function storyRoot(canvas: HTMLElement): HTMLElement {
  const content = canvas.querySelector('[data-story-host]')?.shadowRoot?.querySelector('main')
  if (!content) throw new Error('The story has no shadow tree: it did not render, or its decorator changed.')
  return content
}
