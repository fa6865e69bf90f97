/** Sizes in which the contact sheets show each scene; a phone emulates touch. */
export const sceneSizes = [
  { width: 1280, height: 800, isTouched: false },
  { width: 768, height: 1024, isTouched: false },
  { width: 375, height: 740, isTouched: true },
] as const
