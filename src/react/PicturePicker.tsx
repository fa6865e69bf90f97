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
  /** What the form calls it: an entry for each id is sent. */
  name?: string
  /** The ids of the chosen pictures; whoever gives them keeps them, and follows `onChange`. */
  value?: readonly number[]
  /** The ids at the start, and after a reset of the form, where `value` is not given. */
  defaultValue?: readonly number[]
  multiple?: boolean
  required?: boolean
  readOnly?: boolean
  /** Gets the ids after a person changed the choice, with the pictures as far as they are loaded. */
  onChange?: (ids: number[], pictures: readonly Picture[]) => void
  /** Gets the choice of the library when its window has closed; undefined: closed without one. */
  onResult?: (choice: Picture | Picture[] | undefined) => void
}

/** The element by its name; React knows no types of elements that are not its own. */
const Picker = 'foyer-picture-picker' as unknown as FunctionComponent<
  Omit<PicturePickerProps, 'value' | 'defaultValue' | 'onChange' | 'onResult'> & {
    ref: Ref<FoyerPicturePicker>
    class?: string | undefined
  }
>

/** A server draws nothing that has a layout. */
const useElementEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const idsOf = (value: string) => value.split(',').filter(Boolean).map(Number)

/** A form field that opens the picture library and shows what was chosen: the element `<foyer-picture-picker>` for React. On a server it renders the bare element, which the browser makes into the field. */
export function PicturePicker({
  value,
  defaultValue,
  onChange,
  onResult,
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
    // What a person chose stays only when the owner takes it over.
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
      event => heard.current.onResult?.((event as CustomEvent<Picture | Picture[] | undefined>).detail),
      { signal: life.signal },
    )
    return () => life.abort()
  }, [])
  return (
    <Picker {...rest} ref={element} class={className}>
      {children}
    </Picker>
  )
}
