/*
 * Table of the playground: one row per call. The page shows the body of `run` as the call's code and runs exactly that. It shows the result of `run`:
 * a window's handle, a promise or a value. A new call needs only a new row.
 */
var playgroundCalls = [
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
        return foyer.pix.position(picture)
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
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.login()',
    text: 'Das Fenster zum Anmelden und Registrieren. Ohne onLogin lädt die Seite danach neu.',
    run: function () {
      return foyer.register.login()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.login({ onLogin, tab })',
    text: 'Mit eigenem Callback nach der Anmeldung; öffnet sich beim Reiter für die Passwort-Mail.',
    run: function () {
      return foyer.register.login({
        tab: 2,
        onLogin: function () {
          document.title = 'Angemeldet'
        },
      })
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.passwordChange()',
    text: 'Ändert das Passwort. Vorher muss man den Nutzungsbedingungen zustimmen.',
    run: function () {
      return foyer.register.passwordChange()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.confirm()',
    text: 'Erscheint nach einem Klick auf den Bestätigungslink in der E-Mail.',
    run: function () {
      return foyer.register.confirm()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.tokenError()',
    text: 'Erscheint, wenn ein Anmeldelink nicht mehr gilt.',
    run: function () {
      return foyer.register.tokenError()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.info()',
    text: 'Erklärt, wozu man sich registriert.',
    run: function () {
      return foyer.register.info()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.sendMail(onSend)',
    text: 'Eine Nachricht schreiben. Die Seite bekommt den Text und entscheidet, was damit geschieht.',
    run: function () {
      return foyer.register.sendMail(function (text) {
        document.title = text
      })
    },
  },
  {
    group: 'Registrierungsfenster',
    title: 'foyer.register.open()',
    text: 'Anmelden, neues Konto, Passwort vergessen. Das Portal bestimmt, welches Fenster folgt.',
    run: function () {
      return foyer.register.open()
    },
  },
  {
    group: 'Registrierungsfenster',
    title: "foyer.register.open('voucher', { voucherRole })",
    text: 'Einen Gutschein einlösen, der eine Rolle verleiht.',
    run: function () {
      return foyer.register.open('voucher', { voucherRole: 'premium' })
    },
  },
  {
    group: 'Registrierungsfenster',
    title: "foyer.register.open('nameaddress', { remove_terms })",
    text: 'Name und Anschrift, danach die Suche nach Doppelgängern.',
    run: function () {
      return foyer.register.open('nameaddress', { remove_terms: true })
    },
  },
  {
    group: 'Registrierungsfenster',
    title: "foyer.register.open('message', { … })",
    text: 'Eine Nachricht mit Überschrift, Text und einem Link in einem neuen Tab.',
    run: function () {
      return foyer.register.open('message', {
        title: 'Willkommen',
        message: 'Schön, dass Sie da sind, {account}.',
        replace_text: { account: 'Eva' },
        link: { href: '/blog', text: 'Zum Blog' },
      })
    },
  },
  {
    group: 'Registrierungsfenster',
    title: 'foyer.register.processToken(params)',
    text: 'Schickt ein Token an das Portal und liefert, ob es gültig war.',
    run: function () {
      return foyer.register.processToken({ token: 'abc' })
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.temporaryIntro()',
    text: 'Ohne oder mit Registrierung weiter.',
    run: function () {
      return foyer.register.temporaryIntro()
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.basicIntro({ onWithoutRegistration })',
    text: 'Dieselbe Frage. Die Seite entscheidet, was ohne Registrierung geschieht.',
    run: function () {
      return foyer.register.basicIntro({
        onWithoutRegistration: function () {
          document.title = 'Ohne Konto weiter'
        },
      })
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.temporaryAccount()',
    text: 'Die Angaben des vorläufigen Kontos.',
    run: function () {
      return foyer.register.temporaryAccount()
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.temporaryAccountId()',
    text: 'Liefert die Id des vorläufigen Kontos. Wer noch keines hat, wird zuerst gefragt.',
    run: function () {
      return foyer.register.temporaryAccountId()
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.migrate()',
    text: 'Übernimmt das vorläufige Konto in das eigene. Ohne Anmeldung öffnet sich das Anmeldefenster.',
    run: function () {
      return foyer.register.migrate()
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.reset()',
    text: 'Vergisst auf diesem Gerät das vorläufige Konto und die Sitzung.',
    run: function () {
      return foyer.register.reset()
    },
  },
  {
    group: 'Editor und Blog',
    title: 'foyer.editor.open({ url })',
    text: 'Der externe Editor über der Seite: verschieben, Größe ändern, mit Maus, Tasten oder Knöpfen. Ohne Anmeldung geschieht nichts.',
    run: function () {
      var id = document.getElementById('article-id').value
      return foyer.editor.open({ url: '/editor/article/' + id })
    },
  },
  {
    group: 'Editor und Blog',
    title: 'foyer.editor.open({ url, comments })',
    text: 'Legt zuerst eine Einstellung für die Kommentare an.',
    run: function () {
      var id = document.getElementById('article-id').value
      return foyer.editor.open({
        url: '/editor/article/' + id,
        comments: { page_id: id, film_id: 601 },
      })
    },
  },
  {
    group: 'Editor und Blog',
    title: 'foyer.editor.open({ url, article })',
    text: 'Legt zuerst einen leeren Artikel an.',
    run: function () {
      var id = document.getElementById('article-id').value
      return foyer.editor.open({
        url: '/editor/article/' + id,
        article: { page_id: id },
      })
    },
  },
  {
    group: 'Editor und Blog',
    title: 'foyer.blog.newPost()',
    text: 'Ein neuer Blogbeitrag. Wer keine Blogbeiträge schreiben darf, sieht das Anmeldefenster.',
    run: function () {
      return foyer.blog.newPost()
    },
  },
  {
    group: 'Editor und Blog',
    title: 'foyer.blog.deleteArticle(id)',
    text: 'Fragt, löscht den Artikel und geht zum Blog.',
    run: function () {
      var id = document.getElementById('article-id').value
      return foyer.blog.deleteArticle(id)
    },
  },
  {
    group: 'Veranstaltungen',
    title: 'foyer.event.overview()',
    text: 'Die eigenen Veranstaltungen: suchen, sortieren, veröffentlichen, kopieren, löschen. Ohne Anmeldung öffnet sich das Anmeldefenster.',
    run: function () {
      return foyer.event.overview()
    },
  },
  {
    group: 'Veranstaltungen',
    title: 'foyer.event.detail(null)',
    text: 'Eine neue Veranstaltung; mit einer Id statt null wird eine vorhandene bearbeitet.',
    run: function () {
      return foyer.event.detail(null)
    },
  },
  {
    group: 'Veranstaltungen',
    title: 'foyer.event.detail(null, { tab })',
    text: 'Öffnet auf einem bestimmten Reiter: Event, Description, Topics, Translation, TranslationPl oder Medias.',
    run: function () {
      return foyer.event.detail(null, { tab: 'Description' })
    },
  },
  {
    group: 'Aussehen',
    title: "theme: { scheme: 'light' }",
    text: 'Hell, auch wenn das System dunkel eingestellt ist.',
    run: function () {
      foyer.configure({ theme: { scheme: 'light' } })
      return foyer.pix.select()
    },
  },
  {
    group: 'Aussehen',
    title: "theme: { scheme: 'dark' }",
    text: 'Dunkel, auch wenn das System hell eingestellt ist.',
    run: function () {
      foyer.configure({ theme: { scheme: 'dark' } })
      return foyer.pix.select()
    },
  },
  {
    group: 'Aussehen',
    title: "theme: { scheme: 'auto', accent }",
    text: 'Folgt wieder dem System; die Akzentfarbe kommt von der Seite.',
    run: function () {
      foyer.configure({ theme: { scheme: 'auto', accent: '#8a3ffc' } })
      return foyer.pix.select()
    },
  },
  {
    group: 'Einrichten',
    title: "foyer.preload('pix.select')",
    text: 'Lädt vorab, was der erste Aufruf braucht. Das lohnt sich, sobald ein Klick wahrscheinlich ist.',
    run: function () {
      return foyer.preload('pix.select')
    },
  },
  {
    group: 'Einrichten',
    title: 'foyer.configure({ langauge })',
    text: 'Ein Tippfehler in der Einstellung: Der Fehler nennt die Option und sagt, was zu tun ist.',
    run: function () {
      foyer.configure({ langauge: 'de_DE' })
    },
  },
  {
    group: 'Einrichten',
    title: "foyer.configure({ checkFields: 'ja' })",
    text: 'Eine Option mit falschem Typ: Das Fenster öffnet sich trotzdem, und der Fehler steht in der Konsole.',
    run: function () {
      foyer.configure({ checkFields: 'ja' })
      return foyer.pix.select()
    },
  },
]
