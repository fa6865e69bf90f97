import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AutocompleteField } from '../../../../src/kit/field/autocomplete/AutocompleteField'
import type { AutocompleteResult } from '../../../../src/kit/field/autocomplete/autocompleteModel'
import { ModalDialog } from '../../../../src/kit/window/ModalDialog'
import { WindowBody } from '../../../../src/kit/window/WindowBody'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'
import { Column } from '../../Column'
import { typeText } from '../../typeText'

const CITIES = [
  { id: '11', value: 'Bad Muskau', info: 'Landkreis Görlitz, Sachsen' },
  { id: '12', value: 'Bautzen', info: 'Landkreis Bautzen, Sachsen' },
  { id: '13', value: 'Berlin', info: 'Land <b>Berlin</b>' },
  { id: '14', value: 'Bernau bei Berlin', info: 'Landkreis Barnim, Brandenburg' },
  { id: '15', value: 'Bernburg (Saale)', info: 'Salzlandkreis, Sachsen-Anhalt' },
]

async function searchCities(text: string): Promise<AutocompleteResult> {
  return { results: CITIES.filter(({ value }) => value.toLowerCase().includes(text.toLowerCase())) }
}

function Live(props: ComponentProps<typeof AutocompleteField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column style={{ minHeight: 340, alignContent: 'start' }}>
      <AutocompleteField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** A place, an organiser or a city, looked up while typing. */
const meta = {
  component: AutocompleteField,
  args: {
    label: 'Ort',
    value: { status: 'invalidated', text: '', id: null },
    onChange: () => {},
    search: searchCities,
    idName: 'city_id',
    texts: {
      loading: 'Suche läuft …',
      noResults: 'Nichts gefunden.',
      failed: 'Die Suche ist gescheitert.',
      retry: 'Erneut versuchen',
      delete: 'Auswahl entfernen',
      found: count => `${count} Treffer`,
    },
    onChoose: fn(),
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof AutocompleteField>
export default meta
type Story = StoryObj<typeof meta>

const validated = { status: 'validated', text: 'Berlin', id: '13' } as const

function queriesOf(canvasElement: HTMLElement) {
  const root = storyRoot(canvasElement)
  const story = within(root)
  return { root, story, field: story.getByRole('combobox', { name: 'Ort' }) }
}

async function searchFor(canvasElement: HTMLElement, text: string) {
  const found = queriesOf(canvasElement)
  await typeText(found.field, text)
  await userEvent.keyboard('{Enter}')
  return found
}

/** Without a text. */
export const Empty: Story = { args: { placeholder: 'Stadt oder Gemeinde', hint: 'Mindestens zwei Buchstaben.' } }

/** Arrow keys wrap around at the ends of the list. Enter chooses: the field gets the text, the hidden input the id. */
export const ChosenByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const { root, story, field } = await searchFor(canvasElement, 'ber')
    await expect(await story.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(field).toHaveValue('Bernburg (Saale)')
    await expect(root.querySelector('[name=city_id]')).toHaveValue('15')
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(story.queryByRole('listbox')).toBeNull()
  },
}

/** The list is open and a result is highlighted. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { story, field } = await searchFor(canvasElement, 'ber')
    await story.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
    const [first] = story.getAllByRole('option')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    // The list is below the field.
    await waitFor(() =>
      expect(first!.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom),
    )
  },
}

/** The first Escape closes the list, the second one the window. */
export const InWindow: Story = {
  render: function Window(args) {
    const [isOpen, setIsOpen] = useState(true)
    const [value, setValue] = useState(args.value)
    if (!isOpen) return <p>Fenster geschlossen</p>
    return (
      <ModalDialog label="Anschrift" size={{ width: 420, height: 220 }} onDismiss={() => setIsOpen(false)}>
        <WindowBody>
          <div style={{ height: 120 }} />
          <AutocompleteField {...args} value={value} onChange={setValue} />
        </WindowBody>
      </ModalDialog>
    )
  },
  play: async ({ canvasElement }) => {
    const { story } = await searchFor(canvasElement, 'be')
    const last = (await story.findAllByRole('option')).at(-1)!
    // The list extends beyond the window and is still clickable.
    const box = last.getBoundingClientRect()
    const hit = (last.getRootNode() as ShadowRoot).elementFromPoint(box.left + 20, box.top + box.height / 2)
    await expect(last.contains(hit)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(story.queryByRole('listbox')).toBeNull()
    await expect(story.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(story.getByText('Fenster geschlossen')).toBeVisible()
  },
}

/** A result is chosen, and an icon marks the field. */
export const Validated: Story = { args: { value: validated } }

/** Focus shows the delete button, which empties the field and returns the focus. */
export const Deleted: Story = {
  args: { value: validated },
  play: async ({ canvasElement }) => {
    const { story, field } = queriesOf(canvasElement)
    await userEvent.click(field)
    const remove = await story.findByRole('button', { name: 'Auswahl entfernen' })
    remove.focus()
    await expect(remove).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('')
    await expect(focusedElement()).toBe(field)
  },
}

/** Hover shows the delete button. */
export const DeleteShown: Story = {
  args: { value: validated },
  play: async ({ canvasElement }) => {
    const { story, field } = queriesOf(canvasElement)
    await userEvent.hover(field)
    await expect(await story.findByRole('button', { name: 'Auswahl entfernen' })).toBeVisible()
  },
}

/** More results than fit: arrow keys scroll the list, and the server's text below the list stays in place. */
export const ManyResults: Story = {
  args: {
    search: async () => ({
      results: Array.from({ length: 40 }, (_, index) => ({
        id: String(index),
        value: `Bernsdorf ${index + 1}`,
        info: 'Landkreis Bautzen, Sachsen',
      })),
      header: 'Orte in Deutschland',
      footer: 'Es werden höchstens 40 Orte gezeigt.',
    }),
  },
  play: async ({ canvasElement }) => {
    const { story } = await searchFor(canvasElement, 'ber')
    const list = await story.findByRole('listbox')
    const footer = story.getByText('Es werden höchstens 40 Orte gezeigt.')
    const place = footer.getBoundingClientRect().top
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    await userEvent.keyboard('{ArrowUp}')
    // The browser rounds clientHeight and scrollHeight, but not scrollTop.
    await waitFor(() => expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 2))
    await expect(footer.getBoundingClientRect().top).toBeCloseTo(place)
    const box = list.parentElement!
    await expect(box.scrollHeight).toBeLessThan(box.clientHeight + 2)
  },
}

/** The typed text was not chosen from the list. */
export const Invalidated: Story = {
  args: {
    value: { status: 'invalidated', text: 'Berlim', id: null },
    isRequired: true,
    error: 'Bitte wählen Sie einen Ort aus der Liste.',
  },
}

/** Searching. */
export const Loading: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const { story } = await searchFor(canvasElement, 'ber')
    await expect(await story.findByText('Suche läuft …')).toBeVisible()
  },
}

/** The search failed; Enter tries again. */
export const Failed: Story = {
  args: { search: fn().mockRejectedValue(new TypeError('Failed to fetch')) },
  play: async ({ canvasElement, args }) => {
    const { story } = await searchFor(canvasElement, 'ber')
    await expect(await story.findByText('Die Suche ist gescheitert.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.search).toHaveBeenCalledTimes(2)
    await story.findByRole('option', { name: 'Erneut versuchen' })
  },
}

/** No results; a new address can be created from the typed text. */
export const NoResults: Story = {
  args: { noResultsAction: { text: 'Neue Adresse anlegen', onAction: fn() } },
  play: async ({ canvasElement, args }) => {
    const { story } = await searchFor(canvasElement, 'Kulturhof')
    await expect(await story.findByText('Nichts gefunden.')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.noResultsAction?.onAction).toHaveBeenCalledWith('Kulturhof')
    await userEvent.keyboard('{Enter}')
    await story.findByText('Nichts gefunden.')
  },
}

/** All texts that a server can add to the list. The option for a missing place keeps the typed text as free text. */
export const Footers: Story = {
  args: {
    isFreetextAllowed: true,
    search: async () => ({
      results: CITIES.slice(2, 4),
      header: '<b>Orte in Deutschland</b>',
      footer: 'Es werden höchstens 20 Orte gezeigt.',
      footerFreetext: 'Eingabe so übernehmen',
      footerMissingText: 'Ort fehlt? Neu hinzufügen',
      footerInfoText: 'Gemeindeverzeichnis, Stand 2026',
    }),
  },
  play: async ({ canvasElement }) => {
    const { root, story, field } = await searchFor(canvasElement, 'ber')
    await userEvent.click(await story.findByRole('option', { name: 'Ort fehlt? Neu hinzufügen' }))
    await expect(root.querySelector('[data-status]')).toHaveAttribute('data-status', 'freetext')
    await typeText(field, 'g')
    await userEvent.keyboard('{Enter}')
    await story.findByRole('listbox')
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: validated, disabled: true } }

/** Long names wrap in the list and are truncated in the field. */
export const LongText: Story = {
  args: {
    search: async () => ({
      results: [
        {
          id: '1',
          value: 'Landesausstellungseröffnungsveranstaltungshalle der Kulturlandschaftspflegevereinigung',
          info: 'Verbandsgemeinde Hermeskeil-Ruwer-Saarburg, Landkreis Trier-Saarburg, Rheinland-Pfalz',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const { story } = await searchFor(canvasElement, 'lan')
    await story.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}')
    await story.findByRole('listbox')
  },
}
