/*
 * The table of the playground: one row for each call. The page shows the body of `run` as the call's code and runs just that,
 * so the code that is read is the code that works. What `run` returns is what the page watches and shows: a window's handle,
 * a promise or a value. A row for a new call goes below; nothing else has to change.
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
    text: 'Wie zuvor, mit einer Funktion für die Wahl. Sie läuft, bevor sich das Fenster schließt. Mehrere Bilder: erst markieren, dann in der Auswahlleiste einfügen.',
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
    text: 'Jedes Fenster lässt sich auch über seinen Griff schließen, hier zwei Sekunden nachdem es offen ist.',
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
    text: 'Fragt, wie ein Bild im Text steht: Größe, Ausrichtung, Titel und Beschreibung.',
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
    text: 'Eine Id, die es nicht geben kann: Das Versprechen wird mit einem Fehler abgelehnt, der sagt, was zu tun ist.',
    run: function () {
      return foyer.pix.load(0)
    },
  },
  {
    group: 'Einzelne Bilder',
    title: 'foyer.pix.check(picture)',
    text: 'Sagt, ob ein Bild die Angaben hat, die vor dem Einfügen nötig sind.',
    run: function () {
      var id = Number(document.getElementById('picture-id').value)
      return foyer.pix.load(id).then(foyer.pix.check)
    },
  },
  {
    group: 'Aus alten Tagen',
    title: 'foyer.pix.selectSeries()',
    text: 'Gibt es nur, damit alte Seiten nicht stolpern: zeigt nichts und liefert undefined.',
    run: function () {
      return foyer.pix.selectSeries()
    },
  },
  {
    group: 'Aus alten Tagen',
    title: 'foyer.pix.manageSeries()',
    text: 'Wie selectSeries.',
    run: function () {
      return foyer.pix.manageSeries()
    },
  },
  {
    group: 'Aus alten Tagen',
    title: 'foyer.pix.transform()',
    text: 'Wie selectSeries.',
    run: function () {
      return foyer.pix.transform()
    },
  },
  {
    group: 'Sprache',
    title: 'foyer.language.choose()',
    text: 'Öffnet die Sprachwahl. Die Wahl gilt sofort, auch für Fenster, die schon offen sind.',
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
    text: 'Die Ebene zum Anmelden und Registrieren. Danach lädt die Seite neu, wenn kein onLogin gegeben ist.',
    run: function () {
      return foyer.register.login()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.login({ onLogin, tab })',
    text: 'Mit eigener Funktion nach der Anmeldung, offen bei der Passwort-Mail.',
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
    text: 'Ändert das Passwort, nachdem den Nutzungsbedingungen zugestimmt wurde.',
    run: function () {
      return foyer.register.passwordChange()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.confirm()',
    text: 'Was nach dem Bestätigungslink aus der E-Mail erscheint.',
    run: function () {
      return foyer.register.confirm()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.tokenError()',
    text: 'Was erscheint, wenn ein Anmeldelink nicht mehr gilt.',
    run: function () {
      return foyer.register.tokenError()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.info()',
    text: 'Was es mit dem Registrieren auf sich hat.',
    run: function () {
      return foyer.register.info()
    },
  },
  {
    group: 'Anmelden und Konto',
    title: 'foyer.register.sendMail(onSend)',
    text: 'Eine Nachricht schreiben; was damit geschieht, entscheidet die Seite.',
    run: function () {
      return foyer.register.sendMail(function (text) {
        document.title = text
      })
    },
  },
  {
    group: 'Registrierungsfenster',
    title: 'foyer.register.open()',
    text: 'Anmelden, neues Konto, Passwort vergessen: Welches Fenster folgt, sagt das Portal.',
    run: function () {
      return foyer.register.open()
    },
  },
  {
    group: 'Registrierungsfenster',
    title: "foyer.register.open('voucher', { voucherRole })",
    text: 'Ein Gutschein, der eine Rolle gibt.',
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
    text: 'Reicht einen Token an das Portal weiter und sagt, ob er galt.',
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
    text: 'Dieselbe Frage; was ohne Registrierung geschieht, entscheidet die Seite.',
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
    text: 'Die Id des vorläufigen Kontos; wer keins hat, wird erst gefragt.',
    run: function () {
      return foyer.register.temporaryAccountId()
    },
  },
  {
    group: 'Ohne Konto',
    title: 'foyer.register.migrate()',
    text: 'Übernimmt das vorläufige Konto in das eigene; ohne Anmeldung kommt die Anmelde-Ebene.',
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
    text: 'Ein neuer Blogbeitrag; wer nicht zu den Blog-Autoren gehört, bekommt die Anmelde-Ebene.',
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
    text: 'Die eigenen Veranstaltungen: suchen, sortieren, veröffentlichen, kopieren, löschen. Wer nicht angemeldet ist, bekommt die Anmelde-Ebene.',
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
    text: 'Lädt, was der erste Aufruf braucht, schon vorher. Das lohnt sich, sobald ein Klick wahrscheinlich ist.',
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
    text: 'Eine Option mit dem falschen Typ: Das Fenster öffnet sich, und was falsch ist, steht in der Konsole.',
    run: function () {
      foyer.configure({ checkFields: 'ja' })
      return foyer.pix.select()
    },
  },
]
