import { configure, createEvent, fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { calendarOf, fileOf, openImport } from './openImport'

const { server } = fakePortalServer()
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

const titles = ['Eins', 'Zwei', 'Drei']
const three = calendarOf(...titles.map((title, day) => [`SUMMARY:${title}`, `DTSTART:2099121${day}T190000`]))
const page = `<script type="application/ld+json">{"@type":"Event","name":"Lesung","startDate":"2099-12-05"}</script>`

/** Pastes into an element. Returns false if the window takes the paste. */
function paste(target: Element, text: string, files: readonly File[] = []): boolean {
  const event = createEvent.paste(target, { clipboardData: { files, types: ['text/plain'], getData: () => text } })
  return fireEvent(target, event)
}
/** Drags files over an element and drops them. Returns false if the window takes the drop. */
function drop(target: Element, files: readonly File[], entries: readonly FileSystemEntry[] = []): boolean {
  const items = entries.map(entry => ({ kind: 'file', webkitGetAsEntry: () => entry }))
  const dataTransfer = { files, items, types: ['Files'], dropEffect: 'none' }
  fireEvent.dragEnter(target, { dataTransfer })
  fireEvent.dragOver(target, { dataTransfer })
  return fireEvent.drop(target, { dataTransfer })
}
const config = { event: { defaultCategory: 105 } }

describe('the input of the import window', () => {
  it('takes a dropped file, and refuses another one while the list shows', async () => {
    const work = await openImport(server)
    expect(drop(work.window.getByRole('button', { name: 'Text lesen' }), [fileOf(three, 'x.ics')])).toBe(false)
    const heading = await work.window.findByRole('heading', { name: '3 gefundene Veranstaltungen' })
    expect(drop(heading, [fileOf(calendarOf(), 'y.ics')])).toBe(false)
    expect(work.rows()).toHaveLength(3)
    expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading)
    work.close()
  })

  it('reads the files that are dropped together with a folder, and names the folder', async () => {
    const work = await openImport(server)
    const entryOf = (name: string, read: FileSystemFileEntry['file']) =>
      ({ name, isFile: true, isDirectory: false, file: read }) as FileSystemFileEntry
    const folder = { name: 'Termine', isFile: false, isDirectory: true } as FileSystemEntry
    const target = work.window.getByRole('button', { name: 'Text lesen' })
    drop(target, [], [folder])
    await work.window.findByText(/^Ordner können nicht gelesen werden/)
    const read = entryOf('x.ics', resolve => resolve(fileOf(three, 'x.ics')))
    const gone = entryOf('gone.ics', (_, reject) => reject?.(new DOMException('gone')))
    drop(work.window.getByRole('button', { name: 'Text lesen' }), [], [gone, folder, read])
    await work.window.findByText('3 gefundene Veranstaltungen')
    expect(work.window.getByText(/^Ordner können nicht gelesen werden/)).toBeInTheDocument()
    expect(work.window.getByText(/^„gone.ics“ konnte nicht gelesen werden/)).toBeInTheDocument()
    work.close()
  })

  it('takes a pasted calendar, also in a text field, and a pasted page', async () => {
    const work = await openImport(server)
    expect(paste(work.window.getByRole('textbox', { name: 'Oder Text einfügen' }), three)).toBe(false)
    await work.window.findByText('3 gefundene Veranstaltungen')
    expect(paste(document.body, page)).toBe(true)
    await work.press('Andere Datei')
    expect(paste(document.body, page)).toBe(false)
    await work.window.findByText('1 gefundene Veranstaltung')
    work.close()
  })

  it('leaves other texts to a text field, and pictures to the page', async () => {
    const work = await openImport(server)
    const field = work.window.getByRole('textbox', { name: 'Oder Text einfügen' })
    const picture = new File(['x'], 'cells.png', { type: 'image/png' })
    expect(paste(field, 'schema.org')).toBe(true)
    expect(paste(field, 'Tabelle', [picture])).toBe(true)
    expect(paste(document.body, '', [picture])).toBe(true)
    expect(work.window.getByRole('button', { name: 'Datei wählen …' })).toBeInTheDocument()
    work.close()
  })

  it('keeps a text that can’t be read', async () => {
    const work = await openImport(server)
    work.paste('Liebe Sänger')
    await work.window.findByText(/^Das ist keine Kalenderdatei/)
    expect(work.window.getByRole('textbox', { name: 'Oder Text einfügen' })).toHaveValue('Liebe Sänger')
    work.close()
  })

  it('names the limit of the size in whole megabytes', async () => {
    const work = await openImport(server)
    await work.choose(new Uint8Array(5 * 1024 ** 2 + 1))
    expect(await work.window.findByText(/auf einmal sind nicht möglich/)).toHaveTextContent(/^Mehr als 5 MB/)
    work.close()
  })
})

describe('the choice of found events', () => {
  it('chooses all events that can be saved, and counts no others', async () => {
    const work = await openImport(server, { config })
    await work.choose(three.replace('DTSTART:20991211T190000', 'X:'))
    await work.window.findByText('3 gefundene Veranstaltungen')
    const all = work.box('Alle 2 neuen wählen')
    expect(all).toBeChecked()
    await work.user.click(work.box(/^Eins/))
    expect(all).not.toBeChecked()
    await work.user.click(all)
    expect(work.rows().map(text => text[0])).toEqual(['x', 'x', '-'])
    work.close()
  })

  it('formats only the dates of changed rows', async () => {
    const work = await openImport(server, { config })
    await work.choose(calendarOf(['SUMMARY:Probe', 'DTSTART:20991201T190000', 'RRULE:FREQ=DAILY;COUNT=50']))
    await work.window.findByText('50 gefundene Veranstaltungen')
    await work.ready()
    const format = jest.spyOn(Intl, 'DateTimeFormat')
    await work.user.click(work.window.getAllByRole('checkbox', { name: /^Probe/ })[0]!)
    expect(work.rows().filter(text => text.startsWith('x'))).toHaveLength(49)
    expect(format.mock.calls.length).toBeLessThan(20)
    format.mockRestore()
    work.close()
  })
})

describe('an import that ends early', () => {
  it('stops after the current event, and creates the others on retry', async () => {
    const work = await openImport(server, {
      config,
      save: title => {
        if (title === 'Zwei' && !work.created().includes('Drei')) stop()
        return undefined
      },
    })
    const stop = () => fireEvent.click(work.window.getByRole('button', { name: 'Anhalten' }))
    await work.choose(three)
    await work.window.findByText('3 gefundene Veranstaltungen')
    await work.ready()
    await work.press('3 Veranstaltungen anlegen')
    await work.window.findByText('Angehalten. Noch nicht angelegt: 1')
    expect(work.created()).toEqual(['Eins', 'Zwei'])
    await work.press('Weitermachen')
    await work.window.findByText('3 Veranstaltungen sind angelegt.')
    expect(work.created()).toEqual(titles)
    work.close()
  })

  it('sends no further event if the window closes in the middle', async () => {
    const work = await openImport(server, {
      config,
      save: title => {
        if (title === 'Eins') work.close()
        return undefined
      },
    })
    await work.choose(three)
    await work.window.findByText('3 gefundene Veranstaltungen')
    await work.ready()
    await work.press('3 Veranstaltungen anlegen')
    await waitFor(() => expect(work.created()).toEqual(['Eins']))
    await new Promise(resolve => setTimeout(resolve))
    expect(work.created()).toEqual(['Eins'])
  })

  it('creates both of two events with the same title and start, even if the first save of the second one fails', async () => {
    expectConsole('error', /status 500/)
    const events: EventCluster[] = []
    let count = 0
    const work = await openImport(server, {
      config,
      events,
      save: () => {
        count += 1
        if (count === 2) return new HttpResponse('', { status: 500 })
        const day = '2099-12-24T16:00:00'
        events.push(fakeCluster({ Id: 5000, MlTitle: 'Messe', DateFrom: day, DateTo: day }))
        return undefined
      },
    })
    const mass = ['SUMMARY:Messe', 'DTSTART:20991224T160000']
    await work.choose(calendarOf([...mass, 'LOCATION:Dom'], [...mass, 'LOCATION:Kapelle']))
    await work.window.findByText('2 gefundene Veranstaltungen')
    await work.ready()
    await work.press('2 Veranstaltungen anlegen')
    await work.window.findByText('Nicht angelegt: 1')
    await work.press('Erneut versuchen')
    await work.window.findByText('2 Veranstaltungen sind angelegt.')
    expect(work.created()).toHaveLength(3)
    work.close()
  })
})
