import { thumbnailUri } from '../pix/picture/pictureThumbnail'
import type { ElementTexts } from './elementTexts'
import type { ChosenPicture } from './choiceModel'

/** Index of the thumbnails' size in their addresses: `_t1`, in the reference portal at most 160 px wide and high. */
const THUMBNAIL = 1

interface PickerFace {
  readonly chosen: readonly ChosenPicture[]
  readonly texts: ElementTexts
  /** Limit of the choice: false for one picture, true for any number, a number for at most that number. */
  readonly multiple: boolean | number
  /** True when the choice can't be changed. */
  readonly isFixed: boolean
  readonly isOff: boolean
  /** Error about the missing choice; empty before the first check of the form, and after a choice. */
  readonly error: string
  choose(): void
  clear(): void
  remove(id: number): void
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  more: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), more)
  element.setAttribute('part', part)
  element.classList.add(part)
  element.append(...children)
  return element
}

const titleOf = ({ id, picture }: ChosenPicture, texts: ElementTexts) =>
  picture?.Title?.trim() || texts.picture.replace('{ID}', `${id}`)

function drawThumbnail(each: ChosenPicture, texts: ElementTexts): HTMLElement {
  const title = titleOf(each, texts)
  const name = () => make('span', 'name', { textContent: title })
  if (!each.picture) return name()
  const thumbnail = make('img', 'thumbnail', { alt: title, title, loading: 'lazy', decoding: 'async' })
  // Show the name instead of a picture that can't be loaded.
  thumbnail.onerror = () => thumbnail.replaceWith(name())
  thumbnail.src = thumbnailUri(each.picture.Uri, THUMBNAIL)
  return thumbnail
}

/**
 * Renders the picker into its field: the button that opens the library, the button that clears the choice, the error,
 * and the chosen pictures. The first button stays the same element, so that the focus returns to it when the library
 * closes.
 */
export function drawPicker(
  field: HTMLElement,
  { chosen, texts, multiple, isFixed, isOff, error, choose, clear, remove }: PickerFace,
): void {
  if (!field.firstElementChild)
    field.append(
      make('div', 'actions', {}, make('button', 'choose', { type: 'button' }, document.createElement('slot'))),
    )
  const actions = field.firstElementChild!
  const button = actions.firstElementChild as HTMLButtonElement
  const isFilled = chosen.length > 0
  Object.assign(button, { disabled: isOff || isFixed, onclick: choose })
  const [first, further] =
    multiple === false
      ? [texts.choose, texts.change]
      : [texts.chooseMultiple, multiple === true ? texts.add : texts.changeMultiple]
  button.querySelector('slot')!.textContent = isFilled ? further : first
  if (error) button.setAttribute('aria-describedby', 'error')
  else button.removeAttribute('aria-describedby')
  for (const old of [button, actions]) while (old.nextElementSibling) old.nextElementSibling.remove()
  if (isFilled && !isFixed)
    actions.append(
      make('button', 'clear', { type: 'button', disabled: isOff, textContent: texts.clear, onclick: clear }),
    )
  if (error) field.append(make('p', 'error', { id: 'error', textContent: error }))
  const pictures = chosen.map(each => {
    const item = make('li', 'picture', {}, drawThumbnail(each, texts))
    const label = texts.remove.replace('{TITLE}', titleOf(each, texts))
    if (multiple !== false && !isFixed)
      item.append(
        make('button', 'remove', {
          type: 'button',
          disabled: isOff,
          textContent: '×',
          ariaLabel: label,
          title: label,
          onclick: () => remove(each.id),
        }),
      )
    return item
  })
  if (isFilled) field.append(make('ul', 'list', { role: 'list' }, ...pictures))
}
