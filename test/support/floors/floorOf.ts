/** Where a file stands: one of the floors, a family's name, a family's table, or an entry of the bundles. */
export interface Place {
  readonly floor: string
  readonly family?: string
}

const FAMILIES = ['pix', 'register', 'event', 'editor', 'blog', 'language']
const TABLE = /^(\w+)\/\1(Windows|Calls|Openings|Parts|Family)$/

/** Says where a file of `src` stands; undefined for a folder the architecture doesn't know. */
export function floorOf(path: string): Place | undefined {
  const inside = path.replace(/^src\//, '').replace(/\.tsx?$/, '')
  const [folder = '', file] = inside.split('/')
  if (file === undefined) return { floor: inside }
  if (!FAMILIES.includes(folder)) return { floor: folder }
  return { floor: TABLE.test(inside) ? 'table' : 'family', family: folder }
}
