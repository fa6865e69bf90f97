/** Floor of a file of `src`, and its family if it has one. */
export interface Place {
  /**
   * `table` or `family` in a family's folder; the folder's name in any other folder; the name of an entry, such as
   * `boot`.
   */
  readonly floor: string
  readonly family?: string
}

const FAMILIES = ['pix', 'register', 'event', 'editor', 'blog', 'language']
const TABLE = /^(\w+)\/\1(Windows|Calls|Openings|Parts|Family)$/

/** Returns the floor and family of a file of `src`. The floor of an unknown folder is not in `floorRules`. */
export function floorOf(path: string): Place | undefined {
  const inside = path.replace(/^src\//, '').replace(/\.tsx?$/, '')
  const [folder = '', file] = inside.split('/')
  if (file === undefined) return { floor: inside }
  if (!FAMILIES.includes(folder)) return { floor: folder }
  return { floor: TABLE.test(inside) ? 'table' : 'family', family: folder }
}
