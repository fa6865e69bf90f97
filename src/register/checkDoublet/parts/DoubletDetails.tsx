import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { NewTabLink } from '../../frame/NewTabLink'
import type { Candidate } from '../../person/readCandidates'
import type { CheckDoubletLabel } from '../CheckDoubletWindow'

/** Link to a page with a person's works. */
export interface DoubletLink {
  readonly kind: 'film6' | 'film5' | 'user'
  /** Number among the links of its kind, from 1. */
  readonly number: number
  readonly href: string
}

/**
 * Returns the links to a person's videos on the player page, films at the partner film school, and creator pages on the
 * culture portal (portal-accounts 2.1).
 */
export function doubletLinks(
  { addData }: Pick<Candidate, 'addData'>,
  { hosts }: Pick<ResolvedConfig, 'hosts'>,
): readonly DoubletLink[] {
  const { player = '/player', filmSchool = '/film', culture = '/creator' } = hosts
  const links = (kind: DoubletLink['kind'], ids: readonly string[], address: (id: string) => string) =>
    ids.map((id, index) => ({ kind, number: index + 1, href: address(encodeURIComponent(id)) }))
  return [
    ...links(
      'film6',
      addData.film6.map(film => film.id),
      id => `${player}${player.includes('?') ? '&' : '?'}film6=${id}`,
    ),
    ...links(
      'film5',
      addData.film5.map(film => film.id),
      id => `${filmSchool}/${id}`,
    ),
    ...links('user', addData.userId, id => `${culture}/${id}`),
  ]
}

interface DoubletDetailsProps {
  readonly id: string
  readonly isOpen: boolean
  readonly links: readonly DoubletLink[]
}

/** Duration of opening the block, in ms (portal-accounts 9). */
const SLIDE_MS = 500
const LABELS = {
  film6: 'register_checkdoublet_film6',
  film5: 'register_checkdoublet_film5',
  user: 'register_checkdoublet_user',
} as const

const Block = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${SLIDE_MS}ms ${cssVar('ease')},
    visibility ${SLIDE_MS}ms;
  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${cssVar('space-4')};
  min-height: 0;
  overflow: hidden;
  list-style: none;
  & > li {
    padding-block: ${cssVar('space-1')};
  }
`

/** Collapsible block of an entry, with links to the person's videos, films and creator pages. */
export function DoubletDetails({ id, isOpen, links }: DoubletDetailsProps) {
  const t = useLabels<CheckDoubletLabel>()
  return (
    <Block id={id} data-open={isOpen || undefined}>
      <Links>
        {links.map(({ kind, number, href }) => (
          <li key={`${kind} ${number}`}>
            <NewTabLink href={href} newTabText={t('register_new_tab')}>
              {t(LABELS[kind], { NUMBER: number })}
            </NewTabLink>
          </li>
        ))}
      </Links>
    </Block>
  )
}
