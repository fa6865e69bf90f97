import { frameLabels } from './frameLabels'

/** All labels of a window that shows some of its own: those of its frame come with them, each once. */
export function windowLabels(labels: readonly string[]): string[] {
  return [...new Set([...labels, ...frameLabels])]
}
