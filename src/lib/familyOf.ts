/** The family of a call or a window, which its name begins with: `pix` of `pix.select`. */
export function familyOf(name: string): string {
  return name.split('.')[0]!
}
