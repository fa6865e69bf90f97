import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { LiveRegion } from '../../../../src/kit/control/LiveRegion'
import { AutocompleteField } from '../../../../src/kit/field/autocomplete/AutocompleteField'
import type { AutocompleteResult, AutocompleteValue } from '../../../../src/kit/field/autocomplete/autocompleteModel'

type Props = ComponentProps<typeof AutocompleteField>

const empty: AutocompleteValue = { status: 'invalidated', text: '', id: null }
const berlin: AutocompleteValue = { status: 'validated', text: 'Berlin', id: '7' }
const texts = {
  loading: 'Suche läuft',
  noResults: 'Nichts gefunden',
  failed: 'Gescheitert',
  retry: 'Noch einmal',
  delete: 'Leeren',
  found: (count: number) => `${count} Treffer`,
}
const cities: AutocompleteResult = {
  results: [
    { id: '7', value: 'Berlin', info: 'Land <b>Berlin</b> &amp; Umland' },
    { id: '8', value: 'Bernau' },
    { id: '9', value: 'Bergen' },
  ],
}

interface Search {
  readonly text: string
  readonly signal: AbortSignal
  answer(result: AutocompleteResult): Promise<void>
  fail(): Promise<void>
}

/** Renders the field; the test responds to the recorded `searches`. */
function draw(props: Partial<Props> = {}) {
  const searches: Search[] = []
  const values: AutocompleteValue[] = []
  const search: Props['search'] = (text, signal) =>
    new Promise((resolve, reject) => {
      searches.push({
        text,
        signal,
        answer: result => act(async () => resolve(result)),
        fail: () => act(async () => reject(new Error('down'))),
      })
    })
  function Live() {
    const [value, setValue] = useState(props.value ?? empty)
    const change = (next: AutocompleteValue) => {
      values.push(next)
      setValue(next)
    }
    return (
      <>
        <AutocompleteField
          label="Ort"
          idName="city_id"
          search={search}
          texts={texts}
          {...props}
          value={value}
          onChange={change}
        />
        <button>Weiter</button>
      </>
    )
  }
  const { container } = render(<Live />)
  const field = screen.getByRole('combobox', { name: 'Ort' })
  return {
    field,
    searches,
    values,
    type: (text: string) => {
      act(() => field.focus())
      fireEvent.change(field, { target: { value: text } })
    },
    press: (key: string) => fireEvent.keyDown(field, { key }),
    leave: () => act(() => screen.getByText('Weiter').focus()),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    id: () => container.querySelector<HTMLInputElement>('input[name=city_id]')?.value,
    options: () => screen.queryAllByRole('option').map(option => option.textContent),
    active: () => container.querySelector('[aria-selected=true]')?.textContent,
    place: () => container.querySelector('[data-status]')!,
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('searching', () => {
  it('[UI-AUT-01] searches from two characters on', () => {
    const { type, wait, searches } = draw()
    type('B')
    wait(5000)
    expect(searches).toHaveLength(0)
    type('Be')
    wait(1000)
    expect(searches.map(search => search.text)).toEqual(['Be'])
  })

  it('[UI-AUT-02] waits 1000 ms after the last key', () => {
    const { type, wait, searches } = draw()
    type('Be')
    wait(900)
    type('Ber')
    wait(999)
    expect(searches).toHaveLength(0)
    wait(1)
    expect(searches.map(search => search.text)).toEqual(['Ber'])
  })

  it('[UI-AUT-02] waits 1000 ms before every later search, also while the list or an error is shown', async () => {
    const { type, wait, searches, options } = draw()
    const searchAfter1000 = (text: string) => {
      const { length } = searches
      type(text)
      wait(999)
      expect(searches).toHaveLength(length)
      wait(1)
      expect(searches.slice(length).map(search => search.text)).toEqual([text])
    }
    searchAfter1000('Be')
    await searches[0]!.answer(cities)
    expect(options()).toHaveLength(3)
    searchAfter1000('Ber')
    await searches[1]!.fail()
    expect(screen.getByText('Gescheitert')).toBeVisible()
    searchAfter1000('Berl')
    searchAfter1000('Berli')
  })

  it('waits for the configured time', () => {
    const { type, wait, searches } = draw({ debounceMs: 200 })
    type('Be')
    wait(200)
    expect(searches).toHaveLength(1)
  })

  it.each(['Enter', 'ArrowDown'])('%s searches at once, and only once', key => {
    const { type, press, wait, searches } = draw()
    type('Be')
    expect(press(key)).toBe(false)
    wait(5000)
    expect(searches).toHaveLength(1)
  })

  it('leaves Enter to the form if there is nothing to look up', () => {
    expect(draw({ value: berlin }).press('Enter')).toBe(true)
  })

  it('aborts the older search while typing continues, and ignores its response', async () => {
    const { type, press, searches, options } = draw()
    type('Be')
    press('Enter')
    type('Ber')
    expect(searches[0]!.signal.aborted).toBe(true)
    press('Enter')
    await searches[1]!.answer({ results: [{ id: '7', value: 'Berlin' }] })
    await searches[0]!.answer({ results: [{ id: '1', value: 'Bebra' }] })
    expect(options()).toEqual(['Berlin'])
  })

  it('[UI-AUT-15] ignores a response after blur, and announces neither the response nor an error', async () => {
    const { container: spoken } = render(<LiveRegion />)
    const { type, press, leave, searches, options, values } = draw()
    type('Be')
    press('Enter')
    leave()
    expect(searches[0]!.signal.aborted).toBe(true)
    await searches[0]!.answer(cities)
    expect(options()).toEqual([])
    expect(values.at(-1)).toEqual({ status: 'invalidated', text: 'Be', id: null })
    type('Ber')
    press('Enter')
    leave()
    await searches[1]!.fail()
    expect(options()).toEqual([])
    expect(spoken.textContent).toBe('')
  })

  it('does not search after blur', () => {
    const { type, leave, wait, searches } = draw()
    type('Be')
    leave()
    wait(5000)
    expect(searches).toHaveLength(0)
  })

  it('[UI-AUT-07] shows that a search is running or has failed, and Enter repeats a failed search', async () => {
    const { type, press, searches, options, place } = draw()
    type('Be')
    press('Enter')
    expect(screen.getByText('Suche läuft')).toBeVisible()
    expect(place()).toHaveAttribute('data-status', 'validating')
    await searches[0]!.fail()
    expect(screen.getByText('Gescheitert')).toBeVisible()
    expect(place()).toHaveAttribute('data-status', 'editing')
    press('Enter')
    await searches[1]!.answer(cities)
    expect(options()).toHaveLength(3)
  })
})

describe('the list', () => {
  async function drawOpen(result: AutocompleteResult = cities, props: Partial<Props> = {}) {
    const drawn = draw(props)
    drawn.type('Be')
    drawn.press('Enter')
    await drawn.searches[0]!.answer(result)
    return drawn
  }

  it('[UI-AUT-12] arrow keys move the highlight and wrap around, Enter picks', async () => {
    const { field, press, active, values } = await drawOpen()
    expect(active()).toBeUndefined()
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map(key => {
      press(key)
      return active()
    })
    expect(seen).toEqual(['BerlinLand Berlin & Umland', 'Bernau', 'Bergen', 'BerlinLand Berlin & Umland', 'Bergen'])
    expect(document.querySelector(`#${CSS.escape(field.getAttribute('aria-activedescendant')!)}`)).toHaveTextContent(
      'Bergen',
    )
    press('Enter')
    expect(values.at(-1)).toEqual({ status: 'validated', text: 'Bergen', id: '9' })
  })

  it('[UI-AUT-12] arrow up begins with the last line, also if this line offers a new entry; Enter without a highlight picks nothing', async () => {
    const { press, active, values } = await drawOpen({ ...cities, footerMissingText: 'Fehlt?' })
    expect(press('Enter')).toBe(false)
    expect(values.at(-1)).toEqual({ status: 'editing', text: 'Be', id: null })
    press('ArrowUp')
    expect(active()).toBe('Fehlt?')
    press('ArrowDown')
    expect(active()).toBe('BerlinLand Berlin & Umland')
  })

  it('[UI-AUT-08] a click fills the name and the hidden id, and reports them', async () => {
    const onChoose = jest.fn()
    const { field, id, options, place } = await drawOpen(cities, { onChoose })
    fireEvent.click(screen.getByRole('option', { name: 'Bernau' }))
    expect(field).toHaveValue('Bernau')
    expect(id()).toBe('8')
    expect(place()).toHaveAttribute('data-status', 'validated')
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '8' }))
    expect(options()).toEqual([])
  })

  it('[UI-AUT-11] Escape closes the list [UI-WIN-18] and nothing else, so the window stays open', async () => {
    const { field, press, options, place } = await drawOpen()
    expect(place()).toHaveAttribute('data-takes-escape')
    press('Escape')
    expect(options()).toEqual([])
    expect(field).toHaveValue('Be')
    expect(place()).not.toHaveAttribute('data-takes-escape')
    expect(press('Escape')).toBe(true)
  })

  it('[UI-AUT-11] Escape also ends a search and closes the message of a failed one', async () => {
    const { type, press, searches } = draw()
    type('Be')
    press('Enter')
    expect(press('Escape')).toBe(false)
    expect(screen.queryByText('Suche läuft')).not.toBeInTheDocument()
    expect(searches[0]!.signal.aborted).toBe(true)
    press('Enter')
    await searches[1]!.fail()
    expect(press('Escape')).toBe(false)
    expect(screen.queryByText('Gescheitert')).not.toBeInTheDocument()
  })

  it('[UI-AUT-05] shows header, footer and info text as plain text', async () => {
    await drawOpen({
      ...cities,
      header: '<b>Orte</b>',
      footer: 'Mehr &amp; mehr',
      footerInfoText: '<img src=x onerror=alert(1)>Stand 2026',
    })
    for (const text of ['Orte', 'Mehr & mehr', 'Stand 2026']) expect(screen.getByText(text)).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  it('[UI-AUT-05] [UI-AUT-09] the line for missing entries passes on the typed text and clears the id', async () => {
    const onMissing = jest.fn()
    const { id, leave, values } = await drawOpen(
      { results: [], footerMissingText: 'Fehlt? Neu anlegen' },
      { value: berlin, onMissing },
    )
    fireEvent.click(screen.getByRole('option', { name: 'Fehlt? Neu anlegen' }))
    expect(onMissing).toHaveBeenCalledWith('Be')
    leave()
    expect(values.at(-1)).toEqual({ status: 'freetext', text: 'Be', id: null })
    expect(id()).toBe('')
  })

  it('[UI-AUT-05] [UI-AUT-09] offers free text if it is allowed', async () => {
    const { press, values } = await drawOpen(
      { results: [], footerFreetext: 'So übernehmen' },
      { isFreetextAllowed: true },
    )
    press('ArrowDown')
    press('Enter')
    expect(values.at(-1)).toEqual({ status: 'freetext', text: 'Be', id: null })
  })

  it('[UI-AUT-09] offers no free text if it is not allowed', async () => {
    const { options, leave, values } = await drawOpen({ ...cities, footerFreetext: 'So übernehmen' })
    expect(options()).toHaveLength(3)
    leave()
    expect(values.at(-1)?.status).toBe('invalidated')
  })

  it('[UI-AUT-09] takes the typed text on blur if free text is allowed', async () => {
    const { leave, values, place } = await drawOpen(cities, { isFreetextAllowed: true })
    leave()
    expect(values.at(-1)).toEqual({ status: 'freetext', text: 'Be', id: null })
    expect(place()).toHaveAttribute('data-status', 'freetext')
  })

  it('says that nothing was found, and offers an action', async () => {
    const onAction = jest.fn()
    await drawOpen({ results: [] }, { noResultsAction: { text: 'Neue Adresse', onAction } })
    expect(screen.getByText('Nichts gefunden')).toBeVisible()
    fireEvent.click(screen.getByRole('option', { name: 'Neue Adresse' }))
    expect(onAction).toHaveBeenCalledWith('Be')
  })

  it('closes when typing continues', async () => {
    const { type, options } = await drawOpen()
    type('Berg')
    expect(options()).toEqual([])
  })
})

describe('the field', () => {
  it('[UI-AUT-10] shows and sends the previous value again if a person leaves the field empty', () => {
    const { field, type, leave, id } = draw({ value: berlin })
    type('')
    expect(id()).toBe('')
    leave()
    expect(field).toHaveValue('Berlin')
    expect(id()).toBe('7')
  })

  it('[EVT-ORG-03] shows the delete button of a validated field while the pointer is on the field, and for 100 ms afterwards', () => {
    const { place, wait } = draw({ value: berlin })
    expect(screen.queryByRole('button', { name: 'Leeren' })).toBeNull()
    fireEvent.pointerEnter(place())
    expect(screen.getByRole('button', { name: 'Leeren' })).toBeVisible()
    fireEvent.pointerLeave(place())
    wait(99)
    expect(screen.getByRole('button', { name: 'Leeren' })).toBeVisible()
    wait(1)
    expect(screen.queryByRole('button', { name: 'Leeren' })).toBeNull()
  })

  it('[EVT-ORG-03] shows the delete button while the focus is inside, until the text is changed', () => {
    const { type, field } = draw({ value: berlin })
    act(() => field.focus())
    expect(screen.getByRole('button', { name: 'Leeren' })).toBeVisible()
    type('Berl')
    expect(screen.queryByRole('button', { name: 'Leeren' })).toBeNull()
  })

  it('deletes name and id, and moves the focus to the input', () => {
    const { field, place, id, leave } = draw({ value: berlin })
    fireEvent.pointerEnter(place())
    fireEvent.click(screen.getByRole('button', { name: 'Leeren' }))
    expect(field).toHaveFocus()
    leave()
    expect(field).toHaveValue('')
    expect(id()).toBe('')
  })

  it('shows the new value if its caller changes the value', () => {
    const props = { label: 'Ort', onChange: () => {}, search: () => Promise.resolve(cities), texts }
    const { rerender } = render(<AutocompleteField {...props} value={empty} />)
    rerender(<AutocompleteField {...props} value={berlin} />)
    expect(screen.getByRole('combobox')).toHaveValue('Berlin')
  })
})
