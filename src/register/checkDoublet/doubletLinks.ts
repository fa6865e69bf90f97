import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Candidate } from '../person/Candidate'

/** A page about what a person has made. */
export interface DoubletLink {
  readonly kind: 'film6' | 'film5' | 'user'
  /** Counts the links of its kind, from 1. */
  readonly number: number
  readonly href: string
}

/** Where a person's videos, films and creator pages are found: on the player page, at the partner film school, on the culture portal (portal-accounts 2.1). */
export function doubletLinks({ addData }: Pick<Candidate, 'addData'>, { hosts }: Pick<ResolvedConfig, 'hosts'>): readonly DoubletLink[] {
  const { player = '/player', filmSchool = '/film', culture = '/creator' } = hosts
  const links = (kind: DoubletLink['kind'], ids: readonly string[], address: (id: string) => string) =>
    ids.map((id, index) => ({ kind, number: index + 1, href: address(encodeURIComponent(id)) }))
  return [
    ...links('film6', addData.film6.map(film => film.id), id => `${player}${player.includes('?') ? '&' : '?'}film6=${id}`),
    ...links('film5', addData.film5.map(film => film.id), id => `${filmSchool}/${id}`),
    ...links('user', addData.userId, id => `${culture}/${id}`),
  ]
}
