import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type AriaAttributes,
  type FunctionComponent,
  type ReactElement,
  type Ref,
} from 'react'
import type { FoyerPicturePicker } from '../elements/FoyerPicturePicker'
import type { Picture } from '../pix/picture/Picture'
import type { ElementProps } from './useFoyerWindow'

/** Props of `PicturePicker`. */
export interface PicturePickerProps
  extends ElementProps, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {
  /** Name in the form, which sends an entry for each id. */
  name?: string
  /** Ids of the chosen pictures. They make the component controlled: update them in `onChange`. */
  value?: readonly number[]
  /** Initial ids, also after a reset of the form. Used only without `value`. */
  defaultValue?: readonly number[]
  /** Limit of the choice: false for one picture, true for any number, a number for at most that number. */
  multiple?: boolean | number
  /** The text that the library searches for at first. */
  filter?: string
  /** Id of the series that the library shows at first. */
  series?: number
  /** Requirements of a picture: the smallest width in px, and the ratio of width to height. */
  accept?: { minWidth?: number; ratio?: string | number }
  required?: boolean
  readOnly?: boolean
  /** Runs after a person changed the choice, with the ids and with the pictures that are loaded. */
  onChange?: (ids: number[], pictures: readonly Picture[]) => void
  /** Runs after the library's window has closed, with its choice; undefined without one. */
  onResult?: (choice: Picture | Picture[] | undefined) => void
}

/** The element by its tag name, because React has no types for custom elements. */
const Picker = 'foyer-picture-picker' as unknown as FunctionComponent<
  Omit<PicturePickerProps, 'value' | 'defaultValue' | 'onChange' | 'onResult' | 'accept'> & {
    // `accept` becomes these two attributes, because a server can't render an object.
    'min-width'?: number | undefined
    ratio?: string | number | undefined
    ref: Ref<FoyerPicturePicker>
    class?: string | undefined
  }
>

/** A server has no layout, so it uses the plain effect. */
const useElementEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const idsOf = (value: string) => value.split(',').filter(Boolean).map(Number)

/**
 * Form field that opens the picture library and shows the choice: the element `<foyer-picture-picker>` for React. On a
 * server it renders the bare element, which the browser upgrades.
 */
export function PicturePicker({
  value,
  defaultValue,
  onChange,
  onResult,
  accept,
  className,
  children,
  ...rest
}: PicturePickerProps): ReactElement {
  const element = useRef<FoyerPicturePicker>(null)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const [given, initial] = [value?.join(','), defaultValue?.join(',')]
  const heard = useRef({ onChange, onResult })
  useElementEffect(() => {
    heard.current = { onChange, onResult }
    // The choice of a person stays only if the parent component passes it back as `value`.
    if (given !== undefined && element.current && element.current.value !== given) element.current.value = given
  })
  useElementEffect(() => {
    if (initial !== undefined && element.current) element.current.defaultValue = initial
  }, [initial])
  useEffect(() => {
    const picker = element.current
    if (!picker) return undefined
    const life = new AbortController()
    const change = () => {
      heard.current.onChange?.(idsOf(picker.value), picker.pictures)
      drawAgain()
    }
    picker.addEventListener('change', change, { signal: life.signal })
    picker.addEventListener(
      'foyer:result',
      // Without a choice, the detail is null.
      event => heard.current.onResult?.((event as CustomEvent<Picture | Picture[] | null>).detail ?? undefined),
      { signal: life.signal },
    )
    return () => life.abort()
  }, [])
  return (
    <Picker {...rest} min-width={accept?.minWidth} ratio={accept?.ratio} ref={element} class={className}>
      {children}
    </Picker>
  )
}
