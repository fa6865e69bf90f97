// Rows of the playground for editor, blog, events and settings; see playgroundCalls.js.
const playgroundEvents = [
  {
    heading: { de: 'Editor und Blog', en: 'Editor and blog' },
    calls: [
      {
        title: 'foyer.editor.open({ url })',
        text: {
          de: 'Der externe Editor über der Seite. Maus, Tasten oder Knöpfe verschieben ihn und ändern seine Größe. Ohne Anmeldung geschieht nichts.',
          en: 'The external editor above the page. Mouse, keys or buttons move and resize it. Nothing happens for visitors who have not signed in.',
        },
        run: async ({ foyer, articleId }) => {
          foyer.editor.open({ url: `/editor/article/${articleId}` })
        },
      },
      {
        title: 'foyer.editor.open({ url, comments })',
        text: {
          de: 'Legt zuerst eine Einstellung für die Kommentare an.',
          en: 'First creates a setting for the comments.',
        },
        run: async ({ foyer, articleId }) => {
          foyer.editor.open({
            url: `/editor/article/${articleId}`,
            comments: { page_id: articleId, film_id: 601 },
          })
        },
      },
      {
        title: 'foyer.editor.open({ url, article })',
        text: { de: 'Legt zuerst einen leeren Artikel an.', en: 'First creates an empty article.' },
        run: async ({ foyer, articleId }) => {
          foyer.editor.open({
            url: `/editor/article/${articleId}`,
            article: { page_id: articleId },
          })
        },
      },
      {
        title: 'foyer.blog.newPost()',
        text: {
          de: 'Ein neuer Blogbeitrag. Wer keine Blogbeiträge schreiben darf, sieht das Anmeldefenster.',
          en: 'A new blog post. People who may not write posts see the sign-in window.',
        },
        run: async ({ foyer }) => {
          foyer.blog.newPost()
        },
      },
      {
        title: 'foyer.blog.deleteArticle(id)',
        text: {
          de: 'Fragt, löscht den Artikel und geht zum Blog.',
          en: 'Asks for confirmation, deletes the article and opens the blog.',
        },
        run: async ({ foyer, articleId }) => {
          foyer.blog.deleteArticle(articleId)
        },
      },
    ],
  },
  {
    heading: { de: 'Veranstaltungen', en: 'Events' },
    calls: [
      {
        title: 'foyer.event.overview()',
        text: {
          de: 'Die eigenen Veranstaltungen: suchen, sortieren, veröffentlichen, kopieren, löschen. Ohne Anmeldung öffnet sich das Anmeldefenster.',
          en: 'The account’s own events: search, sort, publish, copy, delete. Visitors who have not signed in get the sign-in window.',
        },
        run: async ({ foyer }) => {
          foyer.event.overview()
        },
      },
      {
        title: 'foyer.event.detail(null)',
        text: {
          de: 'Eine neue Veranstaltung; mit einer Id statt null wird eine vorhandene bearbeitet.',
          en: 'A new event; an id instead of null opens an existing one for editing.',
        },
        run: async ({ foyer }) => {
          foyer.event.detail(null)
        },
      },
      {
        title: 'foyer.event.detail(null, { tab })',
        text: {
          de: 'Öffnet auf einem bestimmten Reiter: Event, Description, Topics, Translation, TranslationPl oder Medias.',
          en: 'Opens at a tab: Event, Description, Topics, Translation, TranslationPl or Medias.',
        },
        run: async ({ foyer }) => {
          foyer.event.detail(null, { tab: 'Description' })
        },
      },
    ],
  },
  {
    heading: { de: 'Aussehen', en: 'Appearance' },
    calls: [
      {
        title: "theme: { scheme: 'light' }",
        text: {
          de: 'Hell, auch wenn das System dunkel eingestellt ist.',
          en: 'Light, also when the system is set to dark.',
        },
        run: async ({ foyer }) => {
          foyer.configure({ theme: { scheme: 'light' } })
          foyer.pix.select()
        },
      },
      {
        title: "theme: { scheme: 'dark' }",
        text: {
          de: 'Dunkel, auch wenn das System hell eingestellt ist.',
          en: 'Dark, also when the system is set to light.',
        },
        run: async ({ foyer }) => {
          foyer.configure({ theme: { scheme: 'dark' } })
          foyer.pix.select()
        },
      },
      {
        title: "theme: { scheme: 'auto', accent }",
        text: {
          de: 'Folgt wieder dem System; die Akzentfarbe kommt von der Seite.',
          en: 'Follows the system again; the accent colour comes from the page.',
        },
        run: async ({ foyer }) => {
          foyer.configure({ theme: { scheme: 'auto', accent: '#8a3ffc' } })
          foyer.pix.select()
        },
      },
    ],
  },
  {
    heading: { de: 'Einrichten', en: 'Setup' },
    calls: [
      {
        title: "foyer.preload('pix.select')",
        text: {
          de: 'Lädt vorab, was der erste Aufruf braucht. Das lohnt sich, sobald ein Klick wahrscheinlich ist.',
          en: 'Loads in advance what the first call needs. This is useful when a click is likely.',
        },
        run: async ({ foyer }) => {
          await foyer.preload('pix.select')
        },
      },
      {
        title: 'foyer.configure({ langauge })',
        text: {
          de: 'Ein Tippfehler in der Einstellung: Der Fehler nennt die Option und sagt, was zu tun ist.',
          en: 'A typing error in a setting: the error names the option and says what to do.',
        },
        run: async ({ foyer }) => {
          foyer.configure({ langauge: 'de_DE' })
        },
      },
      {
        title: "foyer.configure({ checkFields: 'yes' })",
        text: {
          de: 'Eine Option mit falschem Typ: Das Fenster öffnet sich trotzdem, und der Fehler steht in der Konsole.',
          en: 'An option with a wrong type: the window opens anyway, and the error is in the console.',
        },
        run: async ({ foyer }) => {
          foyer.configure({ checkFields: 'yes' })
          foyer.pix.select()
        },
      },
    ],
  },
]
