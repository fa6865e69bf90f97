import { Pencil } from 'lucide'
import { memo, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { IconButton } from '../../../kit/control/IconButton'
import { Notice } from '../../../kit/control/Notice'
import { Checkbox } from '../../../kit/field/Checkbox'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatDate } from '../../../lib/dates'
import { RetryNotice } from '../../../shell/LoadState'
import { detailFieldLabels } from '../../detail/detailFieldLabels'
import type { FoundNote } from '../FoundEvent'
import type { ImportLabel } from '../importLabels'
import { writeFoundWhen } from '../writeFoundWhen'
import type { ImportRow, useImport } from '../useImport'
import { UnsearchedNames } from './UnsearchedNames'

interface ImportListProps {
  readonly work: Pick<
    ReturnType<typeof useImport>,
    | 'rows'
    | 'decide'
    | 'decideAll'
    | 'errors'
    | 'before'
    | 'names'
    | 'isWithoutNames'
    | 'setWithoutNames'
    | 'openInForm'
    | 'awaited'
  >
  readonly notes: readonly FoundNote[]
  /** Language tag (BCP 47) for formatting dates. */
  readonly tag: string
  /** Moves the focus to the control after the list. */
  onSkip(): void
}

/** Number of rows from which the list can be skipped by keyboard. Each row has two tab stops. */
const LONG_LIST = 15

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-2')};
`
const Heading = styled.h3`
  font-weight: ${cssVar('weight-strong')};
`
/* Visible only with the focus, because the pointer needs no such button. */
const Skip = styled(Button)`
  justify-self: start;
  &:not(:focus) {
    position: absolute;
    clip-path: inset(50%);
  }
`
const List = styled.ul`
  margin: 0;
  padding: 0 6px;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${cssVar('space-2')};
    padding-block: 2px;
    border-block-end: 1px solid ${cssVar('border')};
    overflow-wrap: anywhere;
    /* A list may have 500 rows. */
    content-visibility: auto;
    contain-intrinsic-height: auto 64px;
    /* The remarks need the same space below as the text of a row without remarks. */
    & > div > p {
      padding-block-end: 6px;
    }
  }
  strong {
    font-weight: ${cssVar('weight-strong')};
  }
  em {
    color: ${cssVar('accent-text')};
    font-style: normal;
    font-weight: ${cssVar('weight-strong')};
  }
  small {
    display: block;
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
  }
`

/** Returns a function that returns the text of a note. A date in the text has the format of the date fields. */
function useNoteText() {
  const t = useLabels<ImportLabel>()
  return ({ label, markers }: FoundNote) => {
    const date = markers?.['DATE']
    return t(label, typeof date === 'string' ? { ...markers, DATE: formatDate(date) } : markers)
  }
}

/** The found events, each with a checkbox, its date and place, and remarks. */
export function ImportList({ work, notes, tag, onSkip }: ImportListProps) {
  const t = useLabels<ImportLabel>()
  const write = useNoteText()
  const id = useId()
  const { rows, decide, decideAll, errors, before, names, openInForm, awaited } = work
  const choosable = rows.filter(row => row.state === 'new' && row.canChoose)
  const { heading, list } = useKeptFocus()
  return (
    <Place aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={-1}>
        {t('event_import_found', { COUNT: rows.length })}
      </Heading>
      {[...new Set(notes.map(write))].map(text => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
      {before.status === 'loading' && <p>{t('event_import_comparing')}</p>}
      {names.status === 'loading' && <p>{t('event_import_searching')}</p>}
      {before.status === 'failed' && (
        <RetryNotice tone="warning" isSmall onRetry={before.retry}>
          {t('event_import_not_compared')}
        </RetryNotice>
      )}
      <UnsearchedNames {...work} />
      {errors?.chosen && <Notice tone="error">{t('event_import_error_chosen')}</Notice>}
      {choosable.length > 1 && (
        <Checkbox
          isChecked={choosable.every(({ isChosen }) => isChosen)}
          label={t('event_import_all', { COUNT: choosable.length })}
          onChange={decideAll}
        />
      )}
      {rows.length >= LONG_LIST && <Skip onClick={onSkip}>{t('event_import_skip')}</Skip>}
      <List ref={list}>
        {rows.map(row => (
          <li key={row.found.key}>
            <Row row={row} tag={tag} onDecide={decide} />
            {row.state !== 'made' && (
              <IconButton
                icon={Pencil}
                label={t('event_import_open', { TITLE: row.found.title || t('event_title_missing') })}
                aria-busy={row.found.key === awaited}
                onClick={() => openInForm(row.found.key)}
              />
            )}
          </li>
        ))}
      </List>
    </Place>
  )
}

/**
 * Keeps the focus in the list. The focus begins at the heading, because the control that started the import is gone. If
 * the focused button disappears with the creation of its event, the focus moves to the button of the next row. If that
 * row has no button, the focus moves to the heading.
 */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const row = useRef<Element>(null)
  const isLost = () => (heading.current?.getRootNode() as ShadowRoot | undefined)?.activeElement === null
  useEffect(() => {
    if (isLost()) heading.current?.focus()
    const listening = new AbortController()
    const follow = ({ target }: FocusEvent) => {
      row.current = (target as Element).closest('li')
    }
    list.current?.addEventListener('focusin', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  useEffect(() => {
    if (!row.current || row.current.querySelector('button') || !isLost()) return
    const next = row.current.nextElementSibling?.querySelector('button') ?? heading.current
    next?.focus()
  })
  return { heading, list }
}

const STATES = {
  exists: 'event_repeat_exists',
  twice: 'event_import_twice',
  made: 'event_repeat_made',
} as const

const ORGANISER = { unknown: 'event_import_organiser', unsearched: 'event_import_organiser_unsearched' } as const

interface RowProps {
  readonly row: ImportRow
  /** Language tag (BCP 47) for formatting dates. */
  readonly tag: string
  onDecide(key: string, isChosen: boolean): void
}

/** True when all values of a row are the same as before. The row's object is new in each render. */
const isSameRow = ({ row, ...rest }: RowProps, { row: other, ...otherRest }: RowProps) =>
  Object.entries({ ...row, ...rest }).every(
    ([name, value]) => value === { ...other, ...otherRest }[name as keyof ImportRow | keyof typeof rest],
  )

/** A found event. Renders only when its row changes, because a list may have 500 rows and each save changes one. */
const Row = memo(function Row({ row, tag, onDecide }: RowProps) {
  const t = useLabels<ImportLabel>()
  const write = useNoteText()
  const { found, isChosen, canChoose, state, isPast, incomplete, noOrganiser } = row
  const { key, title, start, place, organiser, notes } = found
  const fields = [...new Set(incomplete.map(name => t(detailFieldLabels[name] as ImportLabel)))].join(', ')
  const remarks = [
    ...(fields ? [t('event_import_incomplete', { FIELDS: fields })] : []),
    ...(noOrganiser ? [t(ORGANISER[noOrganiser], { NAME: organiser })] : []),
    ...notes.map(write),
  ]
  const mark = state !== 'new' ? t(STATES[state]) : isPast ? t('event_import_past') : ''
  return (
    <Checkbox
      isChecked={isChosen}
      disabled={state === 'made' || !canChoose}
      hint={remarks.join(' ')}
      label={
        <>
          <strong>{title || t('event_title_missing')}</strong>
          {mark && (
            <>
              {' · '}
              <em>{mark}</em>
            </>
          )}
          <small>
            {[start ? writeFoundWhen(found, tag) : t('event_import_no_date'), place].filter(Boolean).join(' · ')}
          </small>
        </>
      }
      onChange={isOn => onDecide(key, isOn)}
    />
  )
}, isSameRow)
