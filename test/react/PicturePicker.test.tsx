import { act, fireEvent, render } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { foyer } from '../../src/index'
import type { Picture } from '../../src/pix/picture/Picture'
import type { FoyerPicturePicker } from '../../src/elements/FoyerPicturePicker'
import { EventOverview, PicturePicker, useFoyerWindow } from '../../src/react'

const picture = (Id: number) => ({ Id, Title: `Bild ${Id}`, Uri: `/media/${Id}.jpg` }) as Picture

beforeAll(() => {
  // Methods of form-associated elements that jsdom lacks.
  Object.assign(ElementInternals.prototype, { setFormValue() {}, setValidity() {} })
  Object.defineProperty(ElementInternals.prototype, 'role', { set() {} })
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => jest.restoreAllMocks())

/** Makes the library return a choice as soon as it opens, or close without one. */
function respondWith(choice: Picture | Picture[] | undefined) {
  return jest.spyOn(foyer.pix, 'select').mockImplementation(options => {
    if (typeof options === 'object' && choice) options.onSelect?.(choice)
    return { result: Promise.resolve(choice), opened: Promise.resolve(), close() {} }
  })
}

const elementOf = (container: HTMLElement) => container.querySelector<FoyerPicturePicker>('foyer-picture-picker')!
const choose = (container: HTMLElement) =>
  act(async () => fireEvent.click(elementOf(container).shadowRoot!.querySelector('button')!))

test('onResult gets undefined if the window closes without a choice', async () => {
  const heard: unknown[] = []
  respondWith(undefined)
  const { container } = render(<PicturePicker name="cover" onResult={choice => heard.push(choice)} />)
  await choose(container)
  expect(heard).toEqual([undefined])
})

test('a controlled picker reports each choice once, and shows only the value that its parent component passes', async () => {
  const heard: unknown[] = []
  function Article({ isTaken }: { isTaken: boolean }) {
    const [ids, setIds] = useState([3])
    return (
      <PicturePicker
        name="cover"
        value={ids}
        required
        multiple
        onChange={(next, pictures) => {
          heard.push([next, pictures.map(({ Id }) => Id)])
          if (isTaken) setIds(next)
        }}
        onResult={choice => heard.push(choice)}
      />
    )
  }
  respondWith(picture(7))
  const { container, rerender, unmount } = render(
    <StrictMode>
      <Article isTaken={false} />
    </StrictMode>,
  )
  const element = elementOf(container)
  expect([element.value, element.name, element.required, element.multiple]).toEqual(['3', 'cover', true, true])
  await choose(container)
  expect(heard).toEqual([[[3, 7], [7]], expect.objectContaining({ Id: 7 })])
  // The owner has not stored the value.
  expect(element.value).toBe('3')
  rerender(
    <StrictMode>
      <Article isTaken />
    </StrictMode>,
  )
  await choose(container)
  expect(element.value).toBe('3,7')
  unmount()
})

test('an uncontrolled picker begins with the default value', async () => {
  respondWith([picture(8)])
  const { container } = render(<PicturePicker defaultValue={[5]} />)
  expect([elementOf(container).value, elementOf(container).getAttribute('value')]).toEqual(['5', '5'])
  await choose(container)
  expect([elementOf(container).value, elementOf(container).getAttribute('value')]).toEqual(['8', '5'])
})

test.each([
  [{}, { multiple: false }],
  [{ defaultValue: [5] }, { multiple: false, selected: [5] }],
  [{ multiple: true, defaultValue: [5, 6] }, {}],
  [
    { multiple: 3, defaultValue: [5, 6] },
    { multiple: 3, selected: [5, 6] },
  ],
  [{ multiple: 0 }, { multiple: 1 }],
  [
    { multiple: true, filter: 'Hafen', series: 7, accept: { minWidth: 800, ratio: '16:9' } },
    { filter: 'Hafen', series: 7, accept: { minWidth: 800, ratio: '16:9' } },
  ],
  [{ multiple: true, accept: { ratio: 1.5 } }, { accept: { ratio: '1.5' } }],
])('a picker with %j opens the library with %j', async (props, expected) => {
  const select = respondWith([])
  const { container } = render(<PicturePicker {...props} />)
  await choose(container)
  const { signal: _, onSelect: __, ...options } = select.mock.calls[0]![0] as Record<string, unknown>
  expect(options).toEqual(expected)
})

test('a picker for two pictures takes only the first two of a choice', async () => {
  respondWith([picture(7), picture(8), picture(9)])
  const { container } = render(<PicturePicker multiple={2} />)
  await choose(container)
  expect(elementOf(container).value).toBe('7,8')
  expect(elementOf(container).shadowRoot!.querySelector('button')!.textContent).toBe('Change selection')
})

test('a property of the element sets its attribute, and an attribute sets its property', () => {
  const element = document.createElement('foyer-picture-picker')
  Object.assign(element, { multiple: 3, filter: 'Hafen', series: 7, accept: { minWidth: 800, ratio: '16:9' } })
  expect(element.outerHTML).toBe(
    '<foyer-picture-picker multiple="3" filter="Hafen" series="7" min-width="800" ratio="16:9"></foyer-picture-picker>',
  )
  Object.assign(element, { multiple: true, filter: undefined, series: undefined, accept: undefined })
  expect(element.outerHTML).toBe('<foyer-picture-picker multiple=""></foyer-picture-picker>')
  element.setAttribute('multiple', 'multiple')
  expect(element.multiple).toBe(true)
  element.multiple = false
  expect([element.multiple, element.hasAttribute('multiple')]).toEqual([false, false])
})

test('the attribute of a prop that is no longer given is removed', () => {
  const { container, rerender } = render(
    <PicturePicker
      name="a"
      disabled
      multiple={3}
      readOnly
      filter="b"
      series={7}
      accept={{ minWidth: 800, ratio: 1 }}
    />,
  )
  rerender(<PicturePicker />)
  expect(
    elementOf(container)
      .getAttributeNames()
      .filter(name => name !== 'class'),
  ).toEqual([])
})

test('a server renders only the tags of the elements and their children', () => {
  expect(
    renderToString(
      <PicturePicker name="cover" required value={[3]} className="wide" accept={{ minWidth: 800 }}>
        Titelbild
      </PicturePicker>,
    ),
  ).toMatch(
    /^<foyer-picture-picker name="cover" required="" min-width="800" class="wide">Titelbild<\/foyer-picture-picker>$/,
  )
  expect(renderToString(<EventOverview inline />)).toMatch(/^<foyer-event-overview inline="">/)
})

test('while the window of a component is open, a second open() returns undefined; the window closes with the component', async () => {
  let settle: (choice: Picture | undefined) => void = () => {}
  const signals: AbortSignal[] = []
  jest.spyOn(foyer.pix, 'select').mockImplementation(options => {
    signals.push((options as { signal: AbortSignal }).signal)
    return { result: new Promise(resolve => (settle = resolve)), opened: Promise.resolve(), close() {} }
  })
  const answers: unknown[] = []
  function Chooser() {
    const library = useFoyerWindow((api, signal) => api.pix.select({ signal }))
    return (
      <button onClick={() => void library.open().then(answer => answers.push(answer))}>
        {library.isOpen ? 'open' : 'closed'}
      </button>
    )
  }
  const { getByRole, unmount } = render(
    <StrictMode>
      <Chooser />
    </StrictMode>,
  )
  const button = getByRole('button')
  await act(async () => fireEvent.click(button))
  await act(async () => fireEvent.click(button))
  expect([signals.length, button.textContent, answers]).toEqual([1, 'open', [undefined]])
  await act(async () => settle(picture(1)))
  expect([button.textContent, answers]).toEqual(['closed', [undefined, picture(1)]])
  await act(async () => fireEvent.click(button))
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
})

test('open() rejects with the error that the callback of useFoyerWindow throws, and can open the window later', async () => {
  const select = respondWith(picture(7))
  const answers: unknown[] = []
  let isBroken = true
  function Chooser() {
    const library = useFoyerWindow((api, signal) => {
      if (isBroken) throw new Error('no article yet')
      return api.pix.select({ signal })
    })
    const collect = (answer: unknown) => answers.push(answer)
    return <button onClick={() => void library.open().then(collect, collect)}>{String(library.isOpen)}</button>
  }
  const { getByRole } = render(<Chooser />)
  const button = getByRole('button')
  await act(async () => fireEvent.click(button))
  expect([button.textContent, answers]).toEqual(['false', [new Error('no article yet')]])
  isBroken = false
  await act(async () => fireEvent.click(button))
  expect(answers.slice(1)).toEqual([picture(7)])
  expect(select).toHaveBeenCalledTimes(1)
})
