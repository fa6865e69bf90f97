import { waitFor, within } from '@testing-library/react'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { prepareLibrary, tile } from './support/prepareLibrary'

const { user } = prepareLibrary()

describe('the list of actions', () => {
  /** Marks one picture and returns the list of actions. */
  async function openActions(language = 'de_DE') {
    const opened = openLibrary({ language })
    await user.click(await tile(opened.root, /^Deichschafe/))
    return { ...opened, actions: await opened.root.findByRole('combobox', { name: /^(Aktion|Action|Działanie)$/ }) }
  }
  const entries = (actions: HTMLElement) =>
    within(actions)
      .getAllByRole('option')
      .map(option => option.textContent)

  it.each([
    ['[PIX-MAN-57]', 0, ['Bitte wählen']],
    ['[PIX-MAN-58]', 1, ['Einfügen']],
    ['[PIX-MAN-59]', 2, ['Duplikate']],
    ['[PIX-MAN-60]', 3, ['Markierung umkehren']],
    ['[PIX-MAN-61]', 5, ['Zu Serie hinzufügen', 'Aus Serie entfernen']],
  ])('%s has the specified entries: from index %i, %p', async (_id, index, names) => {
    const opened = await openActions()
    expect(entries(opened.actions)).toHaveLength(7)
    expect(entries(opened.actions).slice(index, index + names.length)).toEqual(names)
    await closeLibrary(opened)
  })

  it.each([
    ['[PIX-MAN-57] [PIX-MAN-58] [PIX-MAN-59]', 'en_EN', 0, ['Please choose', 'Insert', 'Duplicates']],
    ['[PIX-MAN-57] [PIX-MAN-58] [PIX-MAN-59]', 'pl_PL', 0, ['Proszę wybrać', 'Wstaw', 'Duplikaty']],
    ['[PIX-MAN-60]', 'en_EN', 3, ['Invert selection']],
    ['[PIX-MAN-60]', 'pl_PL', 3, ['Odwróć zaznaczenie']],
    ['[PIX-MAN-61]', 'en_EN', 5, ['Add to series', 'Remove from series']],
    ['[PIX-MAN-61]', 'pl_PL', 5, ['Dodaj do serii', 'Usuń z serii']],
  ])('%s has the specified entries in %s: from index %i, %p', async (_ids, language, index, names) => {
    const { root, control, actions } = await openActions(language)
    expect(entries(actions).slice(index, index + names.length)).toEqual(names)
    await user.click(root.getByRole('button', { name: /^(Close|Zamknij)$/ }))
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
  })

  it('[PIX-MAN-38] has a disabled button while no action is chosen', async () => {
    const opened = await openActions()
    expect(opened.actions).toHaveDisplayValue('Bitte wählen')
    expect(opened.root.getByRole('button', { name: 'Ausführen' })).toBeDisabled()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-41] has the action ‘invert’, which marks the loaded pictures that were not marked, and no other', async () => {
    const opened = await openActions()
    await user.selectOptions(opened.actions, 'Markierung umkehren')
    await user.click(opened.root.getByRole('button', { name: 'Ausführen' }))
    expect(opened.root.getByText('35 markiert')).toBeInTheDocument()
    expect(readStoredPix('collectedPictures')).not.toContain(9997)
    await closeLibrary(opened)
  })
})
