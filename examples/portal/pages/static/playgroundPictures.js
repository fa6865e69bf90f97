// Rows of the playground for pictures, old pages and the language; see playgroundCalls.js.
const playgroundPictures = [
  {
    heading: { de: 'Bilder auswählen', en: 'Choose pictures' },
    calls: [
      {
        title: 'foyer.pix.select()',
        text: {
          de: 'Öffnet die Bildverwaltung als Auswahl. „Einfügen“ auf einer Kachel liefert ein Bild, in der Auswahlleiste eine Liste.',
          en: 'Opens the picture library as a picker. ‘Insert’ on a tile returns one picture, in the selection bar a list.',
        },
        run: async ({ foyer }) => {
          const picture = await foyer.pix.select().result
          return picture
        },
      },
      {
        title: 'foyer.pix.select({ onSelect })',
        text: {
          de: 'Wie zuvor, aber mit einem Callback für die Wahl. Er läuft, bevor sich das Fenster schließt. Mehrere Bilder: erst markieren, dann in der Auswahlleiste einfügen.',
          en: 'The same with a callback for the choice. It runs before the window closes. Several pictures: select them first, then insert them with the selection bar.',
        },
        run: async ({ foyer }) => {
          const picture = await foyer.pix.select({
            onSelect: chosen => {
              const titles = [chosen].flat().map(({ Title }) => Title)
              document.title = titles.join(', ')
            },
          }).result
          return picture
        },
      },
      {
        title: 'foyer.pix.select({ signal })',
        text: {
          de: 'Ein AbortSignal schließt das Fenster, hier nach drei Sekunden. Das Ergebnis ist dann undefined.',
          en: 'An AbortSignal closes the window, here after three seconds. Then the result is undefined.',
        },
        run: async ({ foyer }) => {
          const signal = AbortSignal.timeout(3000)
          const picture = await foyer.pix.select({ signal }).result
          return picture
        },
      },
      {
        title: 'handle.close()',
        text: {
          de: 'Jedes Fenster lässt sich über sein Handle schließen, hier zwei Sekunden nach dem Öffnen.',
          en: 'The handle of a window can close it, here two seconds after it has opened.',
        },
        run: async ({ foyer }) => {
          const handle = foyer.pix.select()
          await handle.opened
          setTimeout(handle.close, 2000)
          const picture = await handle.result
          return picture
        },
      },
    ],
  },
  {
    heading: { de: 'Bilder verwalten', en: 'Manage pictures' },
    calls: [
      {
        title: 'foyer.pix.manage()',
        text: {
          de: 'Öffnet das Bildarchiv zum Hochladen, Filtern und Ordnen, ohne Einfügen.',
          en: 'Opens the picture library for uploading, filtering and sorting, without inserting.',
        },
        run: async ({ foyer }) => {
          foyer.pix.manage()
        },
      },
      {
        title: 'foyer.pix.manage({ onSelect })',
        text: {
          de: 'Mit onSelect wird auch die Verwaltung zur Auswahl.',
          en: 'With onSelect, managing also lets people choose pictures.',
        },
        run: async ({ foyer }) => {
          const picture = await foyer.pix.manage({
            onSelect: chosen => {
              document.title = [chosen].flat()[0].Title
            },
          }).result
          return picture
        },
      },
    ],
  },
  {
    heading: { de: 'Einzelne Bilder', en: 'Single pictures' },
    calls: [
      {
        title: 'foyer.pix.meta(id)',
        text: {
          de: 'Zeigt die Angaben zu einem Bild und lässt sie ändern. Das Ergebnis ist das gespeicherte Bild.',
          en: 'Shows the details of a picture for editing. The result is the saved picture.',
        },
        run: async ({ foyer, pictureId }) => {
          const picture = await foyer.pix.meta(pictureId).result
          return picture
        },
      },
      {
        title: 'foyer.pix.position(picture)',
        text: {
          de: 'Legt fest, wie ein Bild im Text steht: Größe, Ausrichtung, Titel und Beschreibung.',
          en: 'Sets how a picture stands in a text: size, alignment, title and description.',
        },
        run: async ({ foyer, pictureId }) => {
          const picture = await foyer.pix.load(pictureId)
          const position = await foyer.pix.position(picture, { crop: true }).result
          return position
        },
      },
      {
        title: 'foyer.pix.load(id)',
        text: {
          de: 'Lädt ein Bild über seine Id, ohne Fenster.',
          en: 'Loads a picture by its id, without a window.',
        },
        run: async ({ foyer, pictureId }) => {
          const picture = await foyer.pix.load(pictureId)
          return picture
        },
      },
      {
        title: 'foyer.pix.load(0)',
        text: {
          de: 'Eine unmögliche Id: Das Promise wird mit einem Fehler abgelehnt, der sagt, was zu tun ist.',
          en: 'An impossible id: the promise rejects with an error that says what to do.',
        },
        run: async ({ foyer }) => {
          const picture = await foyer.pix.load(0)
          return picture
        },
      },
      {
        title: 'foyer.pix.check(picture)',
        text: {
          de: 'Prüft, ob ein Bild alle Angaben hat, die vor dem Einfügen nötig sind.',
          en: 'Checks if a picture has all details that inserting needs.',
        },
        run: async ({ foyer, pictureId }) => {
          const picture = await foyer.pix.load(pictureId)
          const isComplete = foyer.pix.check(picture)
          return isComplete
        },
      },
    ],
  },
  {
    heading: { de: 'Für alte Seiten', en: 'For old pages' },
    calls: [
      {
        title: 'foyer.pix.selectSeries()',
        text: {
          de: 'Nur für alte Seiten: zeigt nichts und liefert undefined.',
          en: 'For old pages only: shows nothing and returns undefined.',
        },
        run: async ({ foyer }) => {
          foyer.pix.selectSeries()
        },
      },
      {
        title: 'foyer.pix.manageSeries()',
        text: { de: 'Wie selectSeries.', en: 'Like selectSeries.' },
        run: async ({ foyer }) => {
          foyer.pix.manageSeries()
        },
      },
      {
        title: 'foyer.pix.transform()',
        text: { de: 'Wie selectSeries.', en: 'Like selectSeries.' },
        run: async ({ foyer }) => {
          foyer.pix.transform()
        },
      },
    ],
  },
  {
    heading: { de: 'Sprache', en: 'Language' },
    calls: [
      {
        title: 'foyer.language.choose()',
        text: {
          de: 'Öffnet die Sprachwahl. Die Wahl gilt sofort, auch für offene Fenster.',
          en: 'Opens the choice of the language. It applies at once, also to open windows.',
        },
        run: async ({ foyer }) => {
          foyer.language.choose()
        },
      },
      {
        title: "language: 'de_DE'",
        text: {
          de: 'Die Einstellung gilt für alle Fenster, die danach aufgehen, bis die Seite neu geladen wird.',
          en: 'The setting applies to all windows that open later, until the page reloads. Here they are in German.',
        },
        run: async ({ foyer }) => {
          foyer.configure({ language: 'de_DE' })
          foyer.pix.select()
        },
      },
      {
        title: "language: 'en_EN'",
        text: { de: 'Dasselbe Fenster auf Englisch.', en: 'The same window in English.' },
        run: async ({ foyer }) => {
          foyer.configure({ language: 'en_EN' })
          foyer.pix.select()
        },
      },
      {
        title: "language: 'pl_PL'",
        text: { de: 'Und auf Polnisch.', en: 'And in Polish.' },
        run: async ({ foyer }) => {
          foyer.configure({ language: 'pl_PL' })
          foyer.pix.select()
        },
      },
    ],
  },
]
