// Rows of the playground for editor, blog, events and settings; see playgroundCalls.js.
var playgroundEvents = [
  {
    group: 'Editor und Blog',
    title: 'foyer.editor.open({ url })',
    text: 'Der externe Editor über der Seite. Maus, Tasten oder Knöpfe verschieben ihn und ändern seine Größe. Ohne Anmeldung geschieht nichts.',
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
