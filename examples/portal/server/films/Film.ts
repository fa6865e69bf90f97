import type { Creator } from './Creator'

/** A film as its pages show it. */
export interface Film {
  id: number
  title: string
  year: number
  minutes: number
  about: string
  makers: Creator[]
  picture: { uri: string; width: number; height: number; copyright: string } | null
}
