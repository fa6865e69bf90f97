import { CalendarDays } from 'lucide'
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import styled from 'styled-components'
import { formatDate, type LocalDate, parseDate } from '../../../lib/dates'
import { IconButton } from '../../control/IconButton'
import { Popup } from '../../control/popup/Popup'
import { useLeaving } from '../../control/popup/useLeaving'
import { Skeleton } from '../../control/Skeleton'
import { cssVar } from '../../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from '../FieldBox'
import type { CalendarProps, CalendarTexts } from './Calendar'

interface DateFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'required'> {
  /** The text in the field. `parseDate` reads it. */
  value: string
  onChange: (value: string) => void
  texts: CalendarTexts
  /** The language of the calendar as BCP 47, such as `de-DE`. */
  locale: string
  /** Loads the calendar when it is first opened. */
  loadCalendar: () => Promise<ComponentType<CalendarProps>>
  /** Called when the button opened or closed the calendar. */
  onToggleCalendar?: (isOpen: boolean) => void
}

const Place = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`
const Input = styled.input`
  ${inputStyle}
  padding-inline-end: 40px;
  font-variant-numeric: tabular-nums;
`
const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1px;
  display: grid;
  align-items: center;
`
const Sheet = styled(Popup)`
  --popup-limit: 420px;
  padding: ${cssVar('space-2')};
  /* Wide enough for seven touch targets side by side. */
  @media (pointer: coarse) {
    min-width: min(340px, 100vw - 16px);
  }
`
const Coming = styled.div`
  width: 272px;
  max-width: 100%;
`

/**
 * A date to type as dd.mm.yyyy or in a shorter form, or to choose from a calendar. A shorter form is completed when the
 * field loses the focus.
 */
export function DateField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  value,
  onChange,
  texts,
  locale,
  loadCalendar,
  onToggleCalendar,
  onBlur,
  disabled,
  ...rest
}: DateFieldProps) {
  const popupId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly Calendar: ComponentType<CalendarProps> }>()
  useLeaving(place, isOpen, () => setIsOpen(false))
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const toggle = () => {
    setIsOpen(!isOpen)
    // A calendar that fails to load closes again. The date can be typed, and the next press tries again.
    if (!isOpen && !loaded)
      loadCalendar().then(
        Calendar => setLoaded({ Calendar }),
        () => setIsOpen(false),
      )
    onToggleCalendar?.(!isOpen)
  }
  const choose = (date: LocalDate) => {
    onChange(formatDate(date))
    close()
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const date = parseDate(value)
    if (date && formatDate(date) !== value) onChange(formatDate(date))
    onBlur?.(event)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    close()
  }
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <Place ref={place} data-takes-escape={isOpen ? '' : undefined} onKeyDown={pressKey}>
          <Input
            {...rest}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={leave}
          />
          <End>
            <IconButton
              ref={button}
              label={texts.open}
              icon={CalendarDays}
              size="small"
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? popupId : undefined}
              onClick={toggle}
            />
          </End>
          {isOpen && (
            <Sheet id={popupId} role="dialog" aria-label={texts.title} anchor={place}>
              {loaded ? (
                <loaded.Calendar selected={parseDate(value)} locale={locale} texts={texts} onSelect={choose} />
              ) : (
                <Coming>
                  <Skeleton height="300px" />
                </Coming>
              )}
            </Sheet>
          )}
        </Place>
      )}
    </FieldBox>
  )
}
