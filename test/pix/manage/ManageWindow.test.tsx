import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { pixParts } from '../../../src/pix/pixParts'
import { expectConsole } from '../../support/expectConsole'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
// Visibility checks take seconds in jsdom; the browser tests do them.
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
// Each picture has an originator and an agency, which a cell does not show.
const pictures = fakePictures(73).map(picture => Object.assign(picture, { Originator: 'Urheberin', Agency: 'Agentur' }))
const lists = () => asked.filter(line => line.startsWith('GET /pix/') && !line.includes('series/by'))

type Root = ReturnType<typeof openLibrary>['root']
const tile = (root: Root, name: RegExp | string) => root.findByRole('gridcell', { name })
const SHEEP = /Deichschafe(?! \()/
/** Shows the pictures as rows. */
const showRows = async (root: Root) => {
  await user.click(root.getByRole('button', { name: 'Liste' }))
  await waitFor(() => expect(root.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
}
/** Opens the library, and shows its pictures as tiles or as rows. */
const openAs = async (view: 'tile' | 'row', ...given: Parameters<typeof openLibrary>) => {
  const opened = openLibrary(...given)
  await tile(opened.root, SHEEP)
  if (view === 'row') await showRows(opened.root)
  return { ...opened, sheep: await tile(opened.root, SHEEP) }
}

jest.setTimeout(20_000)
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures }))
})
afterEach(() => {
  const left = document.querySelectorAll('foyer-root')
  for (const root of left) root.remove()
  expect(left).toHaveLength(0)
})

describe('the list', () => {
  it('[PIX-MAN-13] [PIX-MAN-53] shows the title with the subtitle, cut to 40 characters', async () => {
    const opened = openLibrary()
    const organ = await tile(
      opened.root,
      /^Die Orgel von Arp Schnitger in der Kirche St. Cosmae et Damiani – Nach der Restaurierung 1600 × 2400 px.*© Stiftung/,
    )
    expect(within(organ).getByText('Die Orgel von Arp Schnitger in der Kirch...')).toBeInTheDocument()
    const harbour = await tile(opened.root, /^Morgen am Hafen/)
    expect(within(harbour).getByText('Morgen am Hafen – Stade, Alter Kran')).toBeInTheDocument()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-13] [PIX-MAN-62] says that a title is missing, with the subtitle if there is one', async () => {
    const untitled = { ...pictures.find(({ Id }) => Id === 9997)!, Title: '', Subtitle: 'Am Morgen' }
    server.use(...pictureFake({ pictures: pictures.map(picture => (picture.Id === 9997 ? untitled : picture)) }))
    const opened = openLibrary()
    expect(within(await tile(opened.root, /ohne Titel/)).getByText('Titel fehlt')).toBeInTheDocument()
    expect(within(await tile(opened.root, /^Am Morgen/)).getByText('Titel fehlt – Am Morgen')).toBeInTheDocument()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-14] [PIX-MAN-16] shows size and copyright; no © if there is no copyright', async () => {
    const opened = openLibrary()
    const organ = await tile(opened.root, /^Die Orgel/)
    expect(within(organ).getByText('1600 × 2400 px')).toBeInTheDocument()
    expect(within(organ).getByText('© Stiftung Orgelland Elbe-Weser')).toBeInTheDocument()
    expect(within(await tile(opened.root, /ohne Titel/)).queryByText(/©/)).toBeNull()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-12] [PIX-CALL-15] shows the image service’s thumbnail in the tile’s size, and says if the file did not load', async () => {
    const opened = openLibrary()
    const harbour = await tile(opened.root, /^Morgen am Hafen/)
    const image = within(harbour).getByRole('img')
    expect(image).toHaveAttribute(
      'src',
      expect.stringMatching(
        /^http:\/\/localhost\/image\?file=%2Fpictures%2F10000.jpg&height=193&width=193&quality=8&do=rescaleIn$/,
      ),
    )
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['193', '129'])
    image.dispatchEvent(new Event('error'))
    expect(await within(harbour).findByText('Bild konnte nicht geladen werden')).toBeInTheDocument()
    await closeLibrary(opened)
  })

  describe('as rows', () => {
    /** Opens the library and changes to the list view. */
    async function openRows() {
      const changes: Readonly<Record<number, Partial<(typeof pictures)[number]>>> = {
        9997: { Title: ' ', Subtitle: 'Am Morgen' },
        9996: { Keywords: ['Orgel', 'Kirchenmusik'] },
      }
      server.use(...pictureFake({ pictures: pictures.map(picture => ({ ...picture, ...changes[picture.Id] })) }))
      const opened = openLibrary({ hosts: { image: 'https://bilder.example/klein' } })
      await tile(opened.root, /^Die Orgel/)
      await showRows(opened.root)
      return { ...opened, organ: await tile(opened.root, /Die Orgel von Arp Schnitger/) }
    }

    it('[PIX-MAN-01] shows tiles, and rows on demand', async () => {
      const opened = openLibrary()
      expect(await tile(opened.root, /^Die Orgel/)).toHaveClass('tile')
      const isPressed = (name: string) => opened.root.getByRole('button', { name }).getAttribute('aria-pressed')
      expect([isPressed('Kacheln'), isPressed('Liste')]).toEqual(['true', 'false'])
      await user.click(opened.root.getByRole('button', { name: 'Liste' }))
      await waitFor(() => expect(opened.root.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
      expect([isPressed('Kacheln'), isPressed('Liste')]).toEqual(['false', 'true'])
      await closeLibrary(opened)
    })

    it('[PIX-MAN-13] [PIX-MAN-53] shows the title with the subtitle, cut to 60 characters', async () => {
      const opened = await openRows()
      const cut = 'Die Orgel von Arp Schnitger in der Kirche St. Cosmae et Dami...'
      expect(within(opened.organ).getByText(cut)).toBeInTheDocument()
      const harbour = within(await tile(opened.root, /Morgen am Hafen/))
      expect(harbour.getByText('Morgen am Hafen – Stade, Alter Kran')).toBeInTheDocument()
      await closeLibrary(opened)
    })

    it('[PIX-MAN-13] [PIX-MAN-62] says that a title is missing, with the subtitle if there is one', async () => {
      const opened = await openRows()
      expect(within(await tile(opened.root, /ohne Titel/)).getByText('Titel fehlt')).toBeInTheDocument()
      expect(within(await tile(opened.root, /Am Morgen/)).getByText('Titel fehlt – Am Morgen')).toBeInTheDocument()
      await closeLibrary(opened)
    })

    it('[PIX-MAN-14] [PIX-MAN-15] [PIX-MAN-16] shows size, keywords and copyright; no © if there is no copyright', async () => {
      const opened = await openRows()
      for (const text of ['1600 × 2400 px', 'Orgel, Kirchenmusik', '© Stiftung Orgelland Elbe-Weser'])
        expect(within(opened.organ).getByText(text)).toBeInTheDocument()
      expect(within(await tile(opened.root, /ohne Titel/)).queryByText(/©/)).toBeNull()
      await closeLibrary(opened)
    })

    it('[PIX-MAN-17] says of each picture whether it is shared, and shows only a shared one as active', async () => {
      const opened = await openRows()
      const shared = within(await tile(opened.root, /Morgen am Hafen/))
      expect(within(opened.organ).getByText('Nicht freigegeben').parentElement).not.toHaveClass('isActive')
      expect(shared.getByText('Freigegeben').parentElement).toHaveClass('isActive')
      await closeLibrary(opened)
    })

    it('[PIX-CALL-14] [PIX-MAN-52] requests thumbnails of 40 px on white from the image service', async () => {
      const opened = await openRows()
      const { Uri } = pictures.find(({ Id }) => Id === 9996)!
      expect(within(opened.organ).getByRole('img')).toHaveAttribute(
        'src',
        `https://bilder.example/klein?file=${encodeURIComponent(Uri)}&height=40&width=40&quality=8&do=cropIn&color=ffffff`,
      )
      await closeLibrary(opened)
    })

    it('[PIX-MAN-12] shows a thumbnail of each picture in its row, and says if the file did not load', async () => {
      const opened = await openRows()
      const harbour = within(await tile(opened.root, /Morgen am Hafen/))
      const image = harbour.getByRole('img', { name: /^Morgen am Hafen/ })
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['40', '27'])
      expect(within(opened.organ).getByRole('img', { name: /^Die Orgel/ })).toBeInTheDocument()
      image.dispatchEvent(new Event('error'))
      expect(await harbour.findByText(/^Morgen am Hafen.* Bild konnte nicht geladen werden$/)).toBeInTheDocument()
      expect(harbour.queryByRole('img', { name: /^Morgen am Hafen/ })).toBeNull()
      await closeLibrary(opened)
    })

    it('keeps the marks of the tiles, and accepts the same keys', async () => {
      const opened = openLibrary()
      await user.click(await tile(opened.root, /^Deichschafe/))
      await showRows(opened.root)
      const sheep = await tile(opened.root, SHEEP)
      expect(sheep).toHaveAttribute('aria-selected', 'true')
      sheep.focus()
      await user.keyboard('{ArrowDown}[Space]')
      expect(readStoredPix('collectedPictures')).toEqual([9997, 9996])
      await closeLibrary(opened)
    })

    it('[PIX-MAN-18] [PIX-API-01] inserts one picture from its row, and closes', async () => {
      const { root, control, chosen, organ } = await openRows()
      await user.click(await within(organ).findByRole('button', { name: 'Einfügen' }))
      await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: 9996 })))
      expect(root.queryByRole('grid')).toBeNull()
      expect(chosen.mock.calls).toEqual(control.settled.mock.calls)
    })
  })

  it('[PIX-MAN-15] shows the keywords in a tile', async () => {
    server.use(...pictureFake({ pictures: [{ ...pictures[0]!, Keywords: ['Orgel', 'Kirchenmusik'] }] }))
    const opened = openLibrary()
    const shown = await tile(opened.root, /^Morgen am Hafen/)
    expect(within(shown).getByText('Orgel, Kirchenmusik').parentElement).toHaveClass('meta')
    await closeLibrary(opened)
  })

  it('keeps the tiles if the person returns to them before the code of the rows has loaded', async () => {
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    const row = await pixParts.listRow()
    let load = () => {}
    jest.spyOn(pixParts, 'listRow').mockReturnValueOnce(new Promise(resolve => (load = () => resolve(row))))
    await user.click(opened.root.getByRole('button', { name: 'Liste' }))
    await user.click(opened.root.getByRole('button', { name: 'Kacheln' }))
    load()
    await user.click(await tile(opened.root, /^Deichschafe/))
    expect(await opened.root.findByText('1 markiert')).toBeInTheDocument()
    expect(opened.root.getByRole('grid')).toHaveAttribute('aria-colcount', '3')
    expect(opened.root.getByRole('button', { name: 'Kacheln' })).toHaveAttribute('aria-pressed', 'true')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-17] says of each picture whether it is shared, and shows only a shared one as active', async () => {
    const opened = openLibrary()
    const shared = within(await tile(opened.root, /^Morgen am Hafen –.* Freigegeben/))
    const other = within(await tile(opened.root, /^Chorprobe.* Nicht freigegeben/))
    expect(shared.getByText('Freigegeben').parentElement).toHaveClass('isActive')
    expect(other.getByText('Nicht freigegeben').parentElement).not.toHaveClass('isActive')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-18] [PIX-API-01] inserts one picture from its tile, and closes', async () => {
    const { root, chosen, control } = openLibrary()
    await user.click(await within(await tile(root, /^Deichschafe/)).findByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(pictures[3]))
    expect(chosen).toHaveBeenCalledWith(pictures[3])
  })

  it.each([
    ['[PIX-API-02] [PIX-API-15] [PIX-MAN-39]', 'no caller waits for a choice', 'tile', {}, 'pix.manage'],
    ['[PIX-API-15] [PIX-API-16]', 'the page is standalone', 'tile', { standalone: true }, 'pix.select'],
    ['[PIX-MAN-18] [PIX-API-15]', 'no caller waits for a choice', 'row', {}, 'pix.manage'],
    ['[PIX-MAN-18] [PIX-API-16]', 'the page is standalone', 'row', { standalone: true }, 'pix.select'],
  ] as const)('%s offers no insert if %s: %s', async (_ids, _when, view, config, call) => {
    const opened = await openAs(view, config, call)
    const { sheep } = opened
    // A tile's actions render one step after the tile.
    await within(sheep).findByRole('button', { name: 'Bearbeiten' })
    await user.click(sheep)
    const bar = await opened.root.findByRole('region', { name: 'Markierte Bilder' })
    expect(within(bar).queryByRole('option', { name: 'Einfügen' })).not.toBeInTheDocument()
    expect(opened.root.queryByRole('button', { name: 'Einfügen' })).not.toBeInTheDocument()
    await closeLibrary(opened)
  })

  it('[PIX-API-10] [PIX-API-12] [PIX-CALL-16] requests its labels from the translation service, in the configured language and for the configured projects', async () => {
    for (const [config, start] of [
      [{ translations: true }, '?projects=cb-pix&language=de_DE&labels[]=pix_manage_heading'],
      [
        { translations: true, projects: 'stadtportal', language: 'en_EN', createLabels: true },
        '?createNewLabels&projects=stadtportal&language=en_EN&labels[]=pix_manage_heading',
      ],
    ] as const) {
      const opened = openLibrary(config)
      await tile(opened.root, /^Deichschafe/)
      const texts = asked.filter(line => line.startsWith(`GET /module/lib/framework/getMlBricks.php${start}`))
      expect(texts).toHaveLength(1)
      expect(texts[0]!.split('&labels[]=')).toEqual(
        expect.arrayContaining(['pix_insert', 'pix_size', 'ui_close', 'acl_restriction_caption']),
      )
      opened.root.getByRole('button', { name: /Schließen|Close/ }).click()
      await waitFor(() => expect(opened.control.settled).toHaveBeenCalled())
    }
  })

  it('[PIX-API-11] [PIX-API-13] [PIX-DATA-16] requests only data of the account that is configured now', async () => {
    for (const accountId of [77, 78]) {
      asked.length = 0
      const opened = openLibrary({ auth: { accountId } })
      await tile(opened.root, /^Deichschafe/)
      await opened.root.findAllByRole('option', { name: 'Konzertsommer' })
      expect(asked.filter(line => line.includes('/by/')).sort()).toEqual([
        `GET /pix/pictures/by/${accountId}?from=0&limit=36`,
        `GET /pix/series/by/${accountId}?from=0`,
      ])
      expect(readStoredPix('accountId')).toBe(accountId)
      await closeLibrary(opened)
    }
  })

  it('[PIX-CALL-17] offers to ask the owner by mail when the portal denies access, and fills the markers of the question', async () => {
    expectConsole('error', /status 403/)
    server.use(
      http.get(
        '*/pix/pictures/by/:id',
        () =>
          new HttpResponse(
            'pix_access_denied||Hafen|owner@kulturportal.example|anna@kulturportal.example|Anna|Muster',
            { status: 403 },
          ),
      ),
    )
    server.use(
      http.get('*/getMlBricks.php', () =>
        HttpResponse.json({
          pix_access_denied: '{TITLE} gehört {EMAIL}, nicht {FIRSTNAME} {SURNAME} ({USEREMAIL}).',
          pix_access_denied_restriction_caption: '„{TITLE}“ ist gesperrt',
        }),
      ),
    )
    const opened = openLibrary({ translations: true })
    const links: string[] = []
    const question = within(await opened.root.findByRole('alertdialog', { name: '„Hafen“ ist gesperrt' }))
    expect(
      question.getByText('Hafen gehört owner@kulturportal.example, nicht Anna Muster (anna@kulturportal.example).'),
    ).toBeInTheDocument()
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(this.href)
    })
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    await user.click(await opened.root.findByRole('button', { name: 'Erneut versuchen' }))
    await opened.root.findByRole('alertdialog', { name: '„Hafen“ ist gesperrt' })
    expect(links).toEqual([])
    await user.click(await opened.root.findByRole('button', { name: 'Zugriff per E-Mail anfragen' }))
    expect(links).toEqual([expect.stringMatching(/^mailto:owner(%40|@)kulturportal\.example\?/)])
    expect(links[0]).toMatch(/subject=.+&body=.+/)
    jest.restoreAllMocks()
    await closeLibrary(opened)
  })

  it('tells the person and the integrator that the account is missing', async () => {
    expectConsole('error', /CONFIG_MISSING_ACCOUNT|needs 'auth.accountId'/)
    const opened = openLibrary({ auth: {} })
    expect(await opened.root.findByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeInTheDocument()
    expect(asked).toEqual([])
    await closeLibrary(opened)
  })
})

describe('marks', () => {
  const bar = (root: Root) => root.queryByRole('region', { name: 'Markierte Bilder' })

  it.each(['tile', 'row'] as const)(
    '[PIX-MAN-21] are set and removed by the checkbox of a %s, and by a click beside it',
    async view => {
      const opened = await openAs(view)
      const { sheep } = opened
      const box = within(sheep).getByRole('checkbox', { name: '„Deichschafe“ markieren' })
      for (const [target, marks] of [
        [box, [9997]],
        [box, []],
        [sheep, [9997]],
        [sheep, []],
      ] as const) {
        await user.click(target)
        expect(readStoredPix('collectedPictures')).toEqual(marks)
        expect(sheep).toHaveAttribute('aria-selected', String(marks.length > 0))
      }
      await closeLibrary(opened)
    },
  )

  it('[PIX-MAN-03] [PIX-MAN-28] [PIX-DATA-17] are counted in the filter, and stored on the device', async () => {
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    expect(root.getByRole('option', { name: 'Markierte (1)' })).toBeInTheDocument()
    await user.click(await tile(root, /^Morgen am Hafen/))
    expect(root.getByRole('option', { name: 'Markierte (2)' })).toBeInTheDocument()
    expect(readStoredPix('collectedPictures')).toEqual([9997, 10_000])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-29] [PIX-MAN-30] have a bar while there are any, and its button removes all marks', async () => {
    const opened = openLibrary()
    const sheep = await tile(opened.root, /^Deichschafe/)
    expect(bar(opened.root)).not.toBeInTheDocument()
    await user.click(await tile(opened.root, /^Morgen am Hafen/))
    await opened.root.findByRole('region', { name: 'Markierte Bilder' })
    await user.click(sheep)
    await user.click(within(bar(opened.root)!).getByRole('button', { name: 'Markierung aufheben' }))
    expect(readStoredPix('collectedPictures')).toEqual([])
    expect(bar(opened.root)).not.toBeInTheDocument()
    expect(focusedElement()).toBe(sheep)
    await closeLibrary(opened)
  })

  it('[PIX-MAN-39] [PIX-API-01] are inserted as an array in the order of marking, also if their pictures are not loaded yet; then no mark is left', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[9928,10000]')
    const { root, chosen, control } = openLibrary()
    await user.click(await tile(root, /^Deichschafe/))
    await user.click(
      within(root.getByRole('region', { name: 'Markierte Bilder' })).getByRole('button', { name: 'Einfügen' }),
    )
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    expect(chosen.mock.calls).toEqual(control.settled.mock.calls)
    expect((control.settled.mock.calls[0]![0] as typeof pictures).map(({ Id }) => Id)).toEqual([9928, 10_000, 9997])
    expect(asked).toContain('GET /pix/pictures/by/1001?ids[]=9928')
    expect(readStoredPix('collectedPictures')).toEqual([])
  })

  it('stay when one picture is inserted from its tile', async () => {
    const { root, control } = openLibrary()
    await user.click(await tile(root, /^Deichschafe/))
    await user.click(await within(await tile(root, /^Töpfermarkt/)).findByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: 9995 })))
    expect(readStoredPix('collectedPictures')).toEqual([9997])
  })

  it('are set and extended by keys', async () => {
    const opened = openLibrary()
    ;(await tile(opened.root, /^Morgen am Hafen/)).focus()
    await user.keyboard('[Space]{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{ArrowUp}{/Shift}')
    expect(readStoredPix('collectedPictures')).toEqual([10_000, 9999, 9998])
    await user.keyboard('{Control>}a{/Control}')
    expect(readStoredPix('collectedPictures')).toHaveLength(36)
    await closeLibrary(opened)
  })
})

describe('the filter', () => {
  it('[PIX-MAN-03] offers all pictures, the marked ones, each series, incomplete and undescribed pictures, and duplicates', async () => {
    const opened = openLibrary()
    const choice = await opened.root.findByRole('combobox', { name: 'Anzeigen' })
    await waitFor(() =>
      expect(
        within(choice)
          .getAllByRole('option')
          .map(option => option.textContent),
      ).toEqual([
        'Alle Bilder',
        'Markierte (0)',
        'Konzertsommer',
        'Altes Land',
        'Ohne Titel oder Copyright',
        'Ohne Beschreibung',
        'Duplikate',
      ]),
    )
    await closeLibrary(opened)
  })

  /** Opens the library, which restores a list of 80 pictures, and chooses a series. */
  async function openSeries(name: string) {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '80')
    localStorage.setItem('foyer.pix.scrollPos', '300')
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    const choice = opened.root.getByRole('combobox', { name: 'Anzeigen' })
    await within(choice).findByRole('option', { name })
    await user.selectOptions(choice, name)
    return { ...opened, choice }
  }

  it('[PIX-MAN-03] [PIX-MAN-04] [PIX-MAN-08] offers exactly one series if the account has one, as do the lists for uploads and for marked pictures', async () => {
    const series = [{ Id: 5, Title: 'Konzertsommer' }]
    server.use(...pictureFake({ pictures, series }))
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    await user.selectOptions(await root.findByRole('combobox', { name: 'Aktion' }), 'Zu Serie hinzufügen')
    for (const name of ['Anzeigen', 'Hochladen nach', 'Serie'])
      expect(
        within(root.getByRole('combobox', { name })).getAllByRole('option', { name: 'Konzertsommer' }),
      ).toHaveLength(1)
    await user.click(root.getByRole('button', { name: 'Ausführen' }))
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('5'))
    expect(asked).toContain('POST /pix/series/5')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-33] [PIX-MAN-34] loads a series from its start, and stores its id', async () => {
    const opened = await openSeries('Konzertsommer')
    await waitFor(() => expect(opened.root.getByText('Das waren alle: 4')).toBeInTheDocument())
    expect(lists().at(-1)).toBe('GET /pix/series/5/pictures?from=0&limit=36')
    expect([readStoredPix('seriesId'), readStoredPix('picturesLength'), readStoredPix('scrollPos')]).toEqual([5, 4, 0])
    await closeLibrary(opened)
  })

  it('says that a series is empty', async () => {
    const opened = await openSeries('Altes Land')
    expect(await opened.root.findByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeInTheDocument()
    expect(lists().at(-1)).toBe('GET /pix/series/6/pictures?from=0&limit=36')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-31] [PIX-MAN-34] loads one page of all pictures of the account after a series', async () => {
    const opened = await openSeries('Konzertsommer')
    await opened.root.findByText('Das waren alle: 4')
    await user.selectOptions(opened.choice, 'Alle Bilder')
    await tile(opened.root, /^Deichschafe/)
    expect(lists().at(-1)).toBe('GET /pix/pictures/by/1001?from=0&limit=36')
    expect(readStoredPix('seriesId')).toBeNull()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-36] reaches the end with a page that is not full', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '80')
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    expect(opened.root.getByText('Das waren alle: 73')).toBeInTheDocument()
    expect(lists()).toEqual(['GET /pix/pictures/by/1001?from=0&limit=80'])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-33] opens again with the series that was chosen last', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.seriesId', '5')
    const opened = openLibrary()
    expect(await opened.root.findByText('Das waren alle: 4')).toBeInTheDocument()
    expect(lists()).toEqual(['GET /pix/series/5/pictures?from=0&limit=36'])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-32] loads the marked pictures by their ids, and sends no request if there are none', async () => {
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    asked.length = 0
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Markierte (1)')
    expect(await root.findByText('Das waren alle: 1')).toBeInTheDocument()
    // There is no search field, because a request by ids has no filter text.
    expect(root.queryByRole('searchbox')).toBeNull()
    await user.click(root.getByRole('button', { name: 'Markierung aufheben' }))
    expect(await root.findByRole('heading', { name: 'Kein Bild markiert' })).toBeInTheDocument()
    expect(focusedElement()).toBe(root.getByRole('combobox', { name: 'Anzeigen' }))
    expect(asked).toEqual(['GET /pix/pictures/by/1001?ids[]=9997'])
    await user.click(root.getByRole('button', { name: 'Alle Bilder zeigen' }))
    await tile(root, /^Morgen am Hafen –/)
    await closeLibrary(opened)
  })

  it('[PIX-MAN-02] searches after a pause in typing, at once on Enter, and says when nothing is found', async () => {
    const opened = openLibrary()
    const { root } = opened
    await tile(root, /^Deichschafe/)
    const search = root.getByRole('searchbox', { name: 'Bilder suchen' })
    fireEvent.change(search, { target: { value: 'leucht' } })
    await waitFor(() => expect(root.getByText('Das waren alle: 6')).toBeInTheDocument())
    await user.type(search, 'x{Enter}')
    expect(await root.findByText(/Zu „leuchtx“/)).toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'Filter aufheben' }))
    await tile(root, /^Deichschafe/)
    expect(focusedElement()).toBe(root.getByRole('combobox', { name: 'Anzeigen' }))
    expect(lists().map(line => line.split('limit=36')[1])).toEqual(['', '&filter=leucht', '&filter=leuchtx', ''])
    await closeLibrary(opened)
  })

  it('keeps the search field, and the focus in it, when a text without hits is deleted and the response is pending', async () => {
    const opened = openLibrary()
    const { root } = opened
    await tile(root, /^Deichschafe/)
    const search = root.getByRole('searchbox', { name: 'Bilder suchen' })
    await user.type(search, 'leuchtx{Enter}')
    expect(await root.findByText(/Zu „leuchtx“/)).toBeInTheDocument()
    let sendResponse = () => {}
    const isSent = new Promise<void>(resolve => {
      sendResponse = resolve
    })
    server.use(
      http.get('*/pix/pictures/by/:account', async () => {
        await isSent
        return HttpResponse.json([])
      }),
    )
    const seen: Element[] = []
    const removed = new MutationObserver(changes =>
      changes.forEach(({ removedNodes }) =>
        removedNodes.forEach(node => node.contains(search) && seen.push(node as Element)),
      ),
    )
    removed.observe(search.getRootNode(), { childList: true, subtree: true })
    fireEvent.change(search, { target: { value: '' } })
    await user.type(search, '{Enter}')
    await waitFor(() => expect(root.queryByText(/Zu „leuchtx“/)).not.toBeInTheDocument())
    expect(root.queryByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).not.toBeInTheDocument()
    expect((search.getRootNode() as ShadowRoot).activeElement).toBe(search)
    expect(seen).toEqual([])
    removed.disconnect()
    sendResponse()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-34] loads one page of the pictures that match a text, from the first picture on', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '80')
    localStorage.setItem('foyer.pix.scrollPos', '300')
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    fireEvent.change(opened.root.getByRole('searchbox'), { target: { value: 'leucht' } })
    expect(await opened.root.findByText('Das waren alle: 6')).toBeInTheDocument()
    expect([readStoredPix('picturesLength'), readStoredPix('scrollPos')]).toEqual([6, 0])
    expect(lists()).toEqual([
      'GET /pix/pictures/by/1001?from=0&limit=80',
      'GET /pix/pictures/by/1001?from=0&limit=36&filter=leucht',
    ])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-27] is restored when the window opens again, with as many pictures as before', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '72')
    localStorage.setItem('foyer.pix.picturesFilter', '"o"')
    const opened = openLibrary()
    await tile(opened.root, /^Morgen am Hafen –/)
    expect(opened.root.getByRole('searchbox')).toHaveValue('o')
    expect(lists()).toEqual(['GET /pix/pictures/by/1001?from=0&limit=72&filter=o'])
    await closeLibrary(opened)
  })
})

describe('actions', () => {
  it.each(['tile', 'row'] as const)(
    '[PIX-MAN-19] [PIX-MAN-24] the pencil of a %s opens the window of that picture',
    async view => {
      server.use(http.get('*/pix/languages', () => HttpResponse.json([])))
      const opened = await openAs(view)
      await user.click(await within(opened.sheep).findByRole('button', { name: 'Bearbeiten' }))
      const meta = within(await opened.root.findByRole('dialog', { name: 'Bild bearbeiten' }))
      expect(await meta.findByRole('textbox', { name: 'Titel' })).toHaveValue('Deichschafe')
      await user.click(meta.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bild bearbeiten' })).toBeNull())
      const harbour = await tile(opened.root, /Morgen am Hafen/)
      harbour.focus()
      await user.keyboard('{Enter}')
      const second = within(await opened.root.findByRole('dialog', { name: 'Bild bearbeiten' }))
      expect(await second.findByRole('textbox', { name: 'Titel' })).toHaveValue('Morgen am Hafen')
      await user.click(second.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bild bearbeiten' })).toBeNull())
      expect(readStoredPix('collectedPictures') ?? []).toEqual([])
      await closeLibrary(opened)
    },
  )

  it.each(['tile', 'row'] as const)(
    '[PIX-MAN-20] [PIX-MAN-23] [PIX-MAN-63] asks „Löschen?“ first, then deletes and removes the %s',
    async view => {
      const opened = await openAs(view)
      const { root, sheep } = opened
      await user.click(sheep)
      await user.click(await within(sheep).findByRole('button', { name: 'Löschen' }))
      const question = await root.findByRole('alertdialog', { name: 'Löschen?' })
      await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
      expect(asked.filter(line => line.startsWith('POST'))).toEqual([])
      await user.click(within(sheep).getByRole('button', { name: 'Löschen' }))
      await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(sheep).not.toBeInTheDocument())
      expect(asked.filter(line => line.startsWith('POST'))).toEqual(['POST /pix/pictures/9997'])
      expect(readStoredPix('collectedPictures')).toEqual([])
      // The focus goes to the next picture, which now has the same index.
      await waitFor(() => expect(focusedElement()).toHaveAttribute('data-index', '3'))
      await closeLibrary(opened)
    },
  )

  it.each([
    ['the portal has', 200],
    ['the portal no longer has', 404],
  ])(
    'with deleteInMeta, a deletion in the meta window removes the tile and the mark of a picture that %s',
    async (_, status) => {
      server.use(http.get('*/pix/languages', () => HttpResponse.json([])))
      if (status === 404) {
        expectConsole('error', /status 404/)
        server.use(http.post('*/pix/pictures/:id', () => new HttpResponse('Das Bild gibt es nicht.', { status })))
      }
      const opened = openLibrary({ pix: { deleteInMeta: true } })
      const sheep = await tile(opened.root, /^Deichschafe/)
      await user.click(sheep)
      await user.click(await within(sheep).findByRole('button', { name: 'Bearbeiten' }))
      const meta = within(await opened.root.findByRole('dialog', { name: 'Bild bearbeiten' }))
      await user.click(await meta.findByRole('button', { name: 'Löschen' }))
      await user.click(within(await opened.root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
      if (status === 404) {
        const told = await opened.root.findByText('Das Bild gibt es nicht.')
        await user.click(within(told.closest('dialog')!).getByRole('button', { name: 'OK' }))
      }
      await waitFor(() => expect(sheep).not.toBeInTheDocument())
      expect(readStoredPix('collectedPictures')).toEqual([])
      await closeLibrary(opened)
    },
  )

  it.each([
    ['a series', 200],
    ['a series that no longer exists', 404],
  ])('deletes %s in its window, if deleteSeries is configured, and shows all pictures again', async (_, status) => {
    if (status === 404) expectConsole('error', /status 404/)
    const series = [{ Id: 5, Title: 'Konzertsommer' }]
    server.use(
      http.get('*/pix/series/by/:accountId', () => HttpResponse.json(series)),
      http.post('*/series/delete/5', () => {
        series.length = 0
        return status === 404 ? new HttpResponse('Die Serie gibt es nicht.', { status }) : HttpResponse.json(true)
      }),
    )
    const opened = openLibrary({ pix: { deleteSeries: '/pix/series/delete' } })
    const { root } = opened
    const filter = await root.findByRole('combobox', { name: 'Anzeigen' })
    await within(filter).findByRole('option', { name: 'Konzertsommer' })
    await user.selectOptions(filter, 'Konzertsommer')
    await user.click(await root.findByRole('button', { name: 'Serie bearbeiten' }))
    const window = within(await root.findByRole('dialog', { name: 'Serie' }))
    await user.click(window.getByRole('button', { name: 'Löschen' }))
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    if (status === 404) {
      const told = await root.findByText('Die Serie gibt es nicht.')
      await user.click(within(told.closest('dialog')!).getByRole('button', { name: 'OK' }))
    }
    await waitFor(() => expect(filter).toHaveValue(''))
    expect(within(filter).queryByRole('option', { name: 'Konzertsommer' })).toBeNull()
    await closeLibrary(opened)
  })

  it('shows the question before a deletion at once, and loads no pictures of series if there are more than 200 series', async () => {
    const series = Array.from({ length: 201 }, (_, index) => ({ Id: index + 5, Title: `Serie ${index + 5}` }))
    server.use(...pictureFake({ pictures, series }))
    const opened = openLibrary()
    await user.click(await within(await tile(opened.root, /^Deichschafe/)).findByRole('button', { name: 'Löschen' }))
    const question = within(await opened.root.findByRole('alertdialog', { name: 'Löschen?' }))
    expect(question.getByRole('button', { name: 'Löschen' })).toBeInTheDocument()
    await question.findByText(/^Das Bild verschwindet aus allen Serien, in denen es ist/)
    expect(asked.filter(line => /series\/\d/.test(line))).toEqual([])
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    await closeLibrary(opened)
  })

  it('keeps the tile and its mark when the portal refuses to delete', async () => {
    server.use(
      http.post('*/pix/pictures/:id', () => new HttpResponse('The picture is used in an article.', { status: 409 })),
    )
    expectConsole('error', /status 409/)
    const opened = openLibrary()
    const { root } = opened
    const sheep = await tile(root, /^Deichschafe/)
    await user.click(sheep)
    await user.keyboard('{Delete}')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    expect(await root.findByText('The picture is used in an article.')).toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'OK' }))
    expect(sheep).toHaveAttribute('aria-selected', 'true')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-42] [PIX-MAN-43] [PIX-MAN-44] adds the marked pictures to a series and takes them out again, and shows that series', async () => {
    // The list does not load picture 9950, because it has not been scrolled to.
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[9950]')
    server.use(...pictureFake({ pictures, seriesPictures: { 5: [9999, 9998, 9997, 9950], 6: [] } }))
    const opened = openLibrary()
    const { root } = opened
    const filter = await root.findByRole('combobox', { name: 'Anzeigen' })
    const run = async (action: string, series: string) => {
      await user.selectOptions(root.getByRole('combobox', { name: 'Aktion' }), action)
      await user.selectOptions(root.getByRole('combobox', { name: 'Serie' }), series)
      await user.click(root.getByRole('button', { name: 'Ausführen' }))
    }
    await user.click(await tile(root, /^Deichschafe/))
    await run('Zu Serie hinzufügen', 'Altes Land')
    expect(await root.findByText('Das waren alle: 2')).toBeInTheDocument()
    expect(filter).toHaveValue('6')
    expect(readStoredPix('collectedPictures')).toEqual([])
    for (const name of [/^Deichschafe/, /^Nachtwächter \(5\)/]) await user.click(await tile(root, name))
    await run('Aus Serie entfernen', 'Altes Land')
    expect(await root.findByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeInTheDocument()
    await user.selectOptions(filter, 'Konzertsommer')
    await user.click(await tile(root, /^Nachtwächter \(5\)/))
    await user.selectOptions(filter, 'Alle Bilder')
    await user.click(await tile(root, /^Deichschafe/))
    await run('Aus Serie entfernen', 'Konzertsommer')
    expect(await root.findByText('Das waren alle: 2')).toBeInTheDocument()
    expect(filter).toHaveValue('5')
    expect(readStoredPix('collectedPictures')).toEqual([])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-45] [PIX-MAN-46] has a button for a new series, or, while a series is shown, a button that edits this series', async () => {
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    const choice = root.getByRole('combobox', { name: 'Anzeigen' })
    const buttons = () =>
      ['Neue Serie', 'Serie bearbeiten'].filter(name => root.queryByRole('button', { name }) !== null)
    expect(buttons()).toEqual(['Neue Serie'])
    for (const [filter, count, button] of [
      ['Markierte (1)', 1, 'Neue Serie'],
      ['Konzertsommer', 4, 'Serie bearbeiten'],
      ['Markierte (1)', 1, 'Neue Serie'],
    ] as const) {
      await user.selectOptions(choice, filter)
      await root.findByText(`Das waren alle: ${count}`)
      expect(buttons()).toEqual([button])
    }
    await closeLibrary(opened)
  })

  it('[PIX-MAN-04] [PIX-MAN-08] if the account has no series, creates one for marked pictures, and another one for uploads', async () => {
    const series: { Id: number; Title: string }[] = []
    server.use(
      http.get('*/pix/series/by/:accountId', () => HttpResponse.json(series)),
      http.post('*/pix/series', async ({ request }) => {
        const title = new URLSearchParams(await request.text()).get('Title') ?? ''
        series.push({ Id: 40 + series.length, Title: title })
        return HttpResponse.json(series.at(-1))
      }),
      http.post('*/pix/series/40', () => HttpResponse.json(series[0])),
    )
    const opened = openLibrary()
    const { root } = opened
    const make = async (title: string) => {
      const form = within(await root.findByRole('dialog', { name: 'Serie' }))
      fireEvent.change(form.getByRole('textbox', { name: /^Titel/ }), { target: { value: title } })
      await user.click(form.getByRole('button', { name: 'Speichern' }))
    }
    await user.click(await tile(root, /^Deichschafe/))
    const action = root.getByRole('combobox', { name: 'Aktion' })
    await user.selectOptions(action, 'Aus Serie entfernen')
    expect(root.getByRole('button', { name: 'Ausführen' })).toBeDisabled()
    await user.selectOptions(action, 'Zu Serie hinzufügen')
    await user.click(root.getByRole('button', { name: 'Ausführen' }))
    await make('Deich')
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('40'))
    expect(asked).toContain('POST /pix/series/40')
    await user.selectOptions(root.getByRole('combobox', { name: 'Hochladen nach' }), 'Neue Serie')
    await make('Watt')
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Hochladen nach' })).toHaveValue('41'))
    await closeLibrary(opened)
  })

  it('sends only existing marked pictures for a series, and removes the mark of a picture that no longer exists', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[123,9997]')
    let sent: string[] = []
    server.use(
      http.post('*/pix/series/:id', async ({ request }) => {
        sent = new URLSearchParams(await request.text()).getAll('pic_ids[]')
        return new HttpResponse('Not now.', { status: 409 })
      }),
    )
    expectConsole('error', /status 409/)
    const opened = openLibrary()
    const { root } = opened
    await tile(root, /^Deichschafe/)
    await root.findByRole('option', { name: 'Zu Serie hinzufügen' })
    await user.selectOptions(root.getByRole('combobox', { name: 'Aktion' }), 'Zu Serie hinzufügen')
    await user.selectOptions(root.getByRole('combobox', { name: 'Serie' }), 'Altes Land')
    await user.click(root.getByRole('button', { name: 'Ausführen' }))
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(sent).toEqual(['9997'])
    expect(readStoredPix('collectedPictures')).toEqual([9997])
    await closeLibrary(opened)
  })

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
  ])('%s have the specified places and names: from index %i, %p', async (_id, index, names) => {
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
  ])('%s have the specified places and names in %s: from index %i, %p', async (_ids, language, index, names) => {
    const { root, control, actions } = await openActions(language)
    expect(entries(actions).slice(index, index + names.length)).toEqual(names)
    await user.click(root.getByRole('button', { name: /^(Close|Zamknij)$/ }))
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
  })

  it('[PIX-MAN-38] can’t be run while none is chosen', async () => {
    const opened = await openActions()
    expect(opened.actions).toHaveDisplayValue('Bitte wählen')
    expect(opened.root.getByRole('button', { name: 'Ausführen' })).toBeDisabled()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-41] ‘invert’ marks the loaded pictures that were not marked, and no other', async () => {
    const opened = await openActions()
    await user.selectOptions(opened.actions, 'Markierung umkehren')
    await user.click(opened.root.getByRole('button', { name: 'Ausführen' }))
    expect(opened.root.getByText('35 markiert')).toBeInTheDocument()
    expect(readStoredPix('collectedPictures')).not.toContain(9997)
    await closeLibrary(opened)
  })
})

describe('a list that does not load', () => {
  it('shows an error and loads on retry; the marks stay', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[9997]')
    server.use(http.get('*/pix/pictures/by/:id', () => HttpResponse.error(), { once: true }))
    expectConsole('error', /got no response/)
    const opened = openLibrary()
    await user.click(await opened.root.findByRole('button', { name: 'Erneut versuchen' }))
    expect(await tile(opened.root, /^Deichschafe/)).toHaveAttribute('aria-selected', 'true')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-56] reloads the page through the page’s own function, and shows the portal’s response if the list fails again', async () => {
    let failures = 2
    server.use(
      http.get('*/pix/pictures/by/:id', () =>
        failures-- > 0 ? new HttpResponse('Internal error (request 7).', { status: 500 }) : undefined,
      ),
    )
    expectConsole('error', /status 500/)
    const reload = jest.fn()
    const opened = openLibrary({ reload })
    const retry = await opened.root.findByRole('button', { name: 'Erneut versuchen' })
    expect(reload).toHaveBeenCalledTimes(1)
    await user.click(retry)
    expect(await opened.root.findByText('Internal error (request 7).')).toBeInTheDocument()
    expect(reload).toHaveBeenCalledTimes(1)
    await user.click(opened.root.getByRole('button', { name: 'OK' }))
    await user.click(opened.root.getByRole('button', { name: 'Erneut versuchen' }))
    await tile(opened.root, /^Deichschafe/)
    await closeLibrary(opened)
  })
})

describe('an empty library', () => {
  beforeEach(() => server.use(...pictureFake({ pictures: [] })))

  it('[PIX-MAN-11] [PIX-MAN-47] has a placeholder that accepts files, and neither search, nor new series, nor the bar for uploads', async () => {
    const opened = openLibrary()
    expect(await opened.root.findByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).toBeInTheDocument()
    expect(opened.root.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(opened.root.queryByRole('button', { name: 'Neue Serie' })).not.toBeInTheDocument()
    expect(opened.root.queryByRole('combobox', { name: 'Hochladen nach' })).not.toBeInTheDocument()
    expect(opened.root.getAllByRole('button', { name: 'Bilder hochladen' })).toHaveLength(1)
    await closeLibrary(opened)
  })

  it('[PIX-MAN-47] calls an empty series empty, and keeps the bar for uploads there', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.seriesId', '6')
    const opened = openLibrary()
    expect(await opened.root.findByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeInTheDocument()
    expect(opened.root.getByRole('combobox', { name: 'Hochladen nach' })).toBeInTheDocument()
    expect(opened.root.queryByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).not.toBeInTheDocument()
    await closeLibrary(opened)
  })
})
