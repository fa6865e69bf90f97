// Rows of the playground for pictures, old pages and the language; see playgroundCalls.js.
var playgroundPictures = [
  {
    group: 'Bilder auswählen',
    title: 'foyer.pix.select()',
    text: 'Öffnet die Bildverwaltung als Auswahl. „Einfügen“ auf einer Kachel liefert ein Bild, in der Auswahlleiste eine Liste.',
    run: function () {
      return foyer.pix.select()
    },
  },
  {
    group: 'Bilder auswählen',
    title: 'foyer.pix.select({ onSelect })',
    text: 'Wie zuvor, aber mit einem Callback für die Wahl. Er läuft, bevor sich das Fenster schließt. Mehrere Bilder: erst markieren, dann in der Auswahlleiste einfügen.',
    run: function () {
      return foyer.pix.select({
        onSelect: function (chosen) {
          var pictures = [].concat(chosen)
          document.title = pictures.length + ' gewählt: ' + pictures[0].Title
        },
      })
    },
  },
  {
    group: 'Bilder auswählen',
    title: 'foyer.pix.select({ signal })',
    text: 'Ein AbortSignal schließt das Fenster, hier nach drei Sekunden. Das Ergebnis ist dann undefined.',
    run: function () {
      var controller = new AbortController()
      setTimeout(function () {
        controller.abort()
      }, 3000)
      return foyer.pix.select({ signal: controller.signal })
    },
  },
  {
    group: 'Bilder auswählen',
    title: 'handle.close()',
    text: 'Jedes Fenster lässt sich über sein Handle schließen, hier zwei Sekunden nach dem Öffnen.',
    run: function () {
      var handle = foyer.pix.select()
      handle.opened.then(function () {
        setTimeout(handle.close, 2000)
      })
      return handle
    },
  },
  {
    group: 'Bilder verwalten',
    title: 'foyer.pix.manage()',
    text: 'Öffnet das Bildarchiv zum Hochladen, Filtern und Ordnen, ohne Einfügen.',
    run: function () {
      return foyer.pix.manage()
    },
  },
  {
    group: 'Bilder verwalten',
    title: 'foyer.pix.manage({ onSelect })',
    text: 'Mit onSelect wird auch die Verwaltung zur Auswahl.',
    run: function () {
      return foyer.pix.manage({
        onSelect: function (chosen) {
          document.title = [].concat(chosen).length + ' gewählt'
        },
      })
    },
  },
  {
    group: 'Einzelne Bilder',
    title: 'foyer.pix.meta(id)',
    text: 'Zeigt die Angaben zu einem Bild und lässt sie ändern. Das Ergebnis ist das gespeicherte Bild.',
    run: function () {
      var id = Number(document.getElementById('picture-id').value)
      return foyer.pix.meta(id)
    },
  },
  {
    group: 'Einzelne Bilder',
    title: 'foyer.pix.position(picture)',
    text: 'Legt fest, wie ein Bild im Text steht: Größe, Ausrichtung, Titel und Beschreibung.',
    run: function () {
      var id = Number(document.getElementById('picture-id').value)
      return foyer.pix.load(id).then(function (picture) {
        return foyer.pix.position(picture, { crop: true })
      })
    },
  },
  {
    group: 'Einzelne Bilder',
    title: 'foyer.pix.load(id)',
    text: 'Lädt ein Bild über seine Id, ohne Fenster.',
    run: function () {
      var id = Number(document.getElementById('picture-id').value)
      return foyer.pix.load(id)
    },
  },
  {
    group: 'Einzelne Bilder',
    title: 'foyer.pix.load(0)',
    text: 'Eine unmögliche Id: Das Promise wird mit einem Fehler abgelehnt, der sagt, was zu tun ist.',
    run: function () {
      return foyer.pix.load(0)
    },
  },
  {
    group: 'Einzelne Bilder',
    title: 'foyer.pix.check(picture)',
    text: 'Prüft, ob ein Bild alle Angaben hat, die vor dem Einfügen nötig sind.',
    run: function () {
      var id = Number(document.getElementById('picture-id').value)
      return foyer.pix.load(id).then(foyer.pix.check)
    },
  },
  {
    group: 'Für alte Seiten',
    title: 'foyer.pix.selectSeries()',
    text: 'Nur für alte Seiten: zeigt nichts und liefert undefined.',
    run: function () {
      return foyer.pix.selectSeries()
    },
  },
  {
    group: 'Für alte Seiten',
    title: 'foyer.pix.manageSeries()',
    text: 'Wie selectSeries.',
    run: function () {
      return foyer.pix.manageSeries()
    },
  },
  {
    group: 'Für alte Seiten',
    title: 'foyer.pix.transform()',
    text: 'Wie selectSeries.',
    run: function () {
      return foyer.pix.transform()
    },
  },
  {
    group: 'Sprache',
    title: 'foyer.language.choose()',
    text: 'Öffnet die Sprachwahl. Die Wahl gilt sofort, auch für offene Fenster.',
    run: function () {
      return foyer.language.choose()
    },
  },
  {
    group: 'Sprache',
    title: "language: 'de_DE'",
    text: 'Die Einstellung gilt für alle Fenster, die danach aufgehen, bis die Seite neu geladen wird.',
    run: function () {
      foyer.configure({ language: 'de_DE' })
      return foyer.pix.select()
    },
  },
  {
    group: 'Sprache',
    title: "language: 'en_EN'",
    text: 'Dasselbe Fenster auf Englisch.',
    run: function () {
      foyer.configure({ language: 'en_EN' })
      return foyer.pix.select()
    },
  },
  {
    group: 'Sprache',
    title: "language: 'pl_PL'",
    text: 'Und auf Polnisch.',
    run: function () {
      foyer.configure({ language: 'pl_PL' })
      return foyer.pix.select()
    },
  },
]
