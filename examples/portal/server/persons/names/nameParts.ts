import { foldName } from './foldName'

/** Words that are left out as often as they are written. */
const PARTICLES = new Set(['von', 'vom', 'van', 'der', 'den', 'de', 'zu', 'zum', 'zur', 'und', 'dr', 'prof', 'dipl', 'ing'])
const MOST = 6

/** The parts of a name, folded: 'von Meyer-Landrut' has meyer and landrut. A name of nothing but particles keeps them. */
export function nameParts(name: string): string[] {
  const words = foldName(name).split(' ').filter(word => word !== '')
  const parts = words.filter(word => !PARTICLES.has(word))
  return (parts.length > 0 ? parts : words).slice(0, MOST)
}
