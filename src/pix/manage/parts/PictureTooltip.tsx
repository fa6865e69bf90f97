import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { Popup } from '../../../kit/control/popup/Popup'
import { useTooltip } from '../../../kit/control/popup/useTooltip'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { descriptionForLocale, useDescriptionLanguages } from '../../descriptions/useDescriptionLanguages'
import type { Picture } from '../../picture/Picture'
import type { ManageLabel } from '../manageLabels'
import { pictureTexts, truncate } from '../pictureTexts'

/** Maximum number of characters of a description (image-library 9.1). */
const DESCRIPTION_LENGTH = 150

/**
 * Details of one picture in short lines: whole title, description in the configured locale, credit, author, agency,
 * place, date, keywords, size and sharing.
 */
function PictureDetails({ picture }: { picture: Picture }) {
  const { runtime } = useShell()
  const t = useLabels<ManageLabel>()
  const config = runtime.readConfig()
  const { languages = [] } = useDescriptionLanguages(config)
  const { name, size, credit, keywords, shareText } = pictureTexts(picture, Infinity, t)
  const description = truncate(
    descriptionForLocale(picture.DescriptionsByIdLanguage, languages, config.locale),
    DESCRIPTION_LENGTH,
  )
  const { Originator, Agency, Place, Date } = picture
  const lines = [[credit], [Originator, Agency], [Place, Date], [keywords], [size, shareText]]
    .map(parts => parts.filter(Boolean).join(' · '))
    .filter(Boolean)
  return (
    <>
      <strong>{name}</strong>
      {description && <p>{description}</p>}
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
}

/** Delay in ms before the tooltip opens (image-library 9.1). */
const DELAY_MS = 800

interface PictureTooltipProps {
  /** The element that holds the tiles. */
  readonly grid: RefObject<HTMLElement | null>
  readonly pictures: readonly Picture[]
}

const Tip = styled(Popup)`
  display: grid;
  gap: 2px;
  max-width: min(320px, calc(100vw - 16px));
  padding: ${cssVar('space-3')};
  font-size: ${cssVar('font-small')};
  overflow-wrap: anywhere;
  hyphens: auto;
  strong {
    font-size: ${cssVar('font-base')};
    font-weight: ${cssVar('weight-strong')};
    line-height: ${cssVar('line-tight')};
  }
  p {
    margin-block: ${cssVar('space-1')};
  }
  span {
    color: ${cssVar('text-soft')};
  }
`

const tileOf = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('button') ? target.closest<HTMLElement>('[data-index]') : null

/**
 * Tooltip with the details of the picture under the pointer or the focus. One tooltip serves all tiles of a grid, so
 * that tiles render fast (image-library 2.6).
 */
export function PictureTooltip({ grid, pictures }: PictureTooltipProps) {
  const { id, isOpen, anchor, trigger, tipProps } = useTooltip(DELAY_MS)
  const [tile, setTile] = useState<HTMLElement | null>(null)
  const enter = useEffectEvent((event: PointerEvent) => {
    const entered = tileOf(event.target)
    if (entered === tileOf(event.relatedTarget)) return
    if (!entered) {
      trigger.onPointerLeave()
      return
    }
    setTile(entered)
    trigger.onPointerEnter({ pointerType: event.pointerType as 'mouse' | 'pen' | 'touch', currentTarget: entered })
  })
  const focus = useEffectEvent((event: FocusEvent) => {
    const focused = tileOf(event.target)
    if (!focused) return
    setTile(focused)
    trigger.onFocus({ currentTarget: focused })
  })
  const leave = useEffectEvent(() => trigger.onPointerLeave())
  const hide = useEffectEvent(() => trigger.onPointerDown())
  const press = useEffectEvent((event: PointerEvent) => {
    const pressed = tileOf(event.target)
    if (!pressed || event.pointerType !== 'touch') return trigger.onPointerDown()
    setTile(pressed)
    trigger.onPointerDown({ pointerType: 'touch', currentTarget: pressed })
  })
  const start = useEffectEvent((place: HTMLElement) => {
    // When this part has loaded, the pointer or the focus may be on a tile already.
    const focused = place.querySelector<HTMLElement>('[data-index]:focus-visible')
    const hovered = place.querySelector<HTMLElement>('[data-index]:hover')
    setTile(focused ?? hovered)
    if (focused) trigger.onFocus({ currentTarget: focused })
    else if (hovered) trigger.onPointerEnter({ pointerType: 'mouse', currentTarget: hovered })
  })
  useEffect(() => {
    const place = grid.current
    if (!place) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal }
    place.addEventListener('pointerover', event => enter(event), options)
    place.addEventListener('pointerleave', () => leave(), options)
    place.addEventListener('focusin', event => focus(event), options)
    place.addEventListener('pointerdown', event => press(event), options)
    place.addEventListener('focusout', () => hide(), options)
    // After scrolling, the pointer is no longer on the same picture.
    place.parentElement?.addEventListener('scroll', () => hide(), options)
    start(place)
    return () => listening.abort()
  }, [grid])
  useEffect(() => {
    if (!isOpen || !tile) return undefined
    tile.setAttribute('aria-describedby', id)
    return () => tile.removeAttribute('aria-describedby')
  }, [isOpen, tile, id])

  const picture = pictures[Number(tile?.dataset['index'])]
  if (!isOpen || !picture || !tile?.isConnected) return null
  return (
    <Tip id={id} role="tooltip" anchor={anchor} side="beside" {...tipProps}>
      <PictureDetails picture={picture} />
    </Tip>
  )
}
