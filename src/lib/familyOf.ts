/** Returns the family of a call or a window, which is the first part of its name: `pix` of `pix.select`. */
export function familyOf(name: string): string {
  return name.split('.')[0]!
}
