/** Layer of a file: a floor, a family's name, a family's table, or an entry of the bundles. */
export interface Place {
  readonly floor: string
  readonly family?: string
}

const FAMILIES = ['pix', 'register', 'event', 'editor', 'blog', 'language']
const TABLE = /^(\w+)\/\1(Windows|Calls|Openings|Parts|Family)$/

/** Returns the layer of a file of `src`; undefined for a folder that the architecture does not know. */
export function floorOf(path: string): Place | undefined {
  const inside = path.replace(/^src\//, '').replace(/\.tsx?$/, '')
  const [folder = '', file] = inside.split('/')
  if (file === undefined) return { floor: inside }
  if (!FAMILIES.includes(folder)) return { floor: folder }
  return { floor: TABLE.test(inside) ? 'table' : 'family', family: folder }
}
