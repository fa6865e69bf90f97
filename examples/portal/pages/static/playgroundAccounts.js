// Rows of the playground for accounts; see playgroundCalls.js.
const playgroundAccounts = [
  {
    heading: { de: 'Anmelden und Konto', en: 'Signing in and account' },
    calls: [
      {
        title: 'foyer.register.login()',
        text: {
          de: 'Das Fenster zum Anmelden und Registrieren. Ohne onLogin lädt die Seite danach neu.',
          en: 'The window for signing in and signing up. Without onLogin, the page reloads afterwards.',
        },
        run: async ({ foyer }) => {
          const isSignedIn = await foyer.register.login().result
          return isSignedIn
        },
      },
      {
        title: 'foyer.register.login({ onLogin, tab })',
        text: {
          de: 'Mit eigenem Callback nach der Anmeldung; öffnet sich beim Reiter für die Passwort-Mail.',
          en: 'With a callback after signing in; opens at the tab for the password mail.',
        },
        run: async ({ foyer }) => {
          foyer.register.login({
            tab: 2,
            onLogin: () => location.assign('#welcome'),
          })
        },
      },
      {
        title: 'foyer.register.passwordChange()',
        text: {
          de: 'Ändert das Passwort. Vorher müssen Sie den Nutzungsbedingungen zustimmen.',
          en: 'Changes the password. You have to accept the terms of use first.',
        },
        run: async ({ foyer }) => {
          foyer.register.passwordChange()
        },
      },
      {
        title: 'foyer.register.confirm()',
        text: {
          de: 'Erscheint nach einem Klick auf den Bestätigungslink in der E-Mail.',
          en: 'Appears after a click on the confirmation link in the e-mail.',
        },
        run: async ({ foyer }) => {
          foyer.register.confirm()
        },
      },
      {
        title: 'foyer.register.tokenError()',
        text: {
          de: 'Erscheint, wenn ein Anmeldelink nicht mehr gilt.',
          en: 'Appears when a sign-in link is no longer valid.',
        },
        run: async ({ foyer }) => {
          foyer.register.tokenError()
        },
      },
      {
        title: 'foyer.register.info()',
        text: { de: 'Erklärt, wozu ein Konto gut ist.', en: 'Explains the use of an account.' },
        run: async ({ foyer }) => {
          foyer.register.info()
        },
      },
      {
        title: 'foyer.register.sendMail(onSend)',
        text: {
          de: 'Eine Nachricht schreiben. Die Seite bekommt den Text und entscheidet, was damit geschieht.',
          en: 'For writing a message. The page gets the text and decides what to do with it.',
        },
        run: async ({ foyer }) => {
          const message = await foyer.register.sendMail(text => {
            document.title = text
          }).result
          return message
        },
      },
    ],
  },
  {
    heading: { de: 'Registrierungsfenster', en: 'Registration windows' },
    calls: [
      {
        title: 'foyer.register.open()',
        text: {
          de: 'Anmelden, neues Konto, Passwort vergessen. Das Portal bestimmt, welches Fenster folgt.',
          en: 'Signing in, a new account, a forgotten password. The portal decides which window follows.',
        },
        run: async ({ foyer }) => {
          foyer.register.open()
        },
      },
      {
        title: "foyer.register.open('voucher', { voucherRole })",
        text: {
          de: 'Einen Gutschein einlösen, der eine Rolle verleiht. Jeder gilt einmal: UFER-FILM-2026, UFER-FILM-2027.',
          en: 'For redeeming a voucher that gives a role. Each works once: UFER-FILM-2026, UFER-FILM-2027.',
        },
        run: async ({ foyer }) => {
          foyer.register.open('voucher', { voucherRole: 'filmmaker' })
        },
      },
      {
        title: "foyer.register.open('nameaddress', { remove_terms })",
        text: {
          de: 'Name und Anschrift, danach die Suche nach Doppelgängern.',
          en: 'Name and address, then the search for duplicates.',
        },
        run: async ({ foyer }) => {
          foyer.register.open('nameaddress', { remove_terms: true })
        },
      },
      {
        title: "foyer.register.open('message', { … })",
        text: {
          de: 'Eine Nachricht mit Überschrift, Text und einem Link in einem neuen Tab.',
          en: 'A message with a heading, a text and a link that opens a new tab.',
        },
        run: {
          de: async ({ foyer }) => {
            foyer.register.open('message', {
              title: 'Willkommen',
              message: 'Schön, dass Sie da sind, {account}.',
              replace_text: { account: 'Eva' },
              link: { href: '/blog', text: 'Zum Blog' },
            })
          },
          en: async ({ foyer }) => {
            foyer.register.open('message', {
              title: 'Welcome',
              message: 'Good to see you, {account}.',
              replace_text: { account: 'Eva' },
              link: { href: '/blog', text: 'To the blog' },
            })
          },
        },
      },
      {
        title: 'foyer.register.processToken(params)',
        text: {
          de: 'Schickt ein Token an das Portal und liefert, ob es gültig war.',
          en: 'Sends a token to the portal and returns true if it was valid.',
        },
        run: async ({ foyer }) => {
          const isValid = await foyer.register.processToken({ token: 'abc' })
          return isValid
        },
      },
    ],
  },
  {
    heading: { de: 'Ohne Konto', en: 'Without an account' },
    calls: [
      {
        title: 'foyer.register.temporaryIntro()',
        text: {
          de: 'Fragt, ob es ohne oder mit Registrierung weitergeht.',
          en: 'Asks whether to go on without or with registration.',
        },
        run: async ({ foyer }) => {
          foyer.register.temporaryIntro()
        },
      },
      {
        title: 'foyer.register.basicIntro({ onWithoutRegistration })',
        text: {
          de: 'Dieselbe Frage. Die Seite entscheidet, was ohne Registrierung geschieht.',
          en: 'The same question. The page decides what happens without registration.',
        },
        run: async ({ foyer }) => {
          foyer.register.basicIntro({
            onWithoutRegistration: () => location.assign('#guest'),
          })
        },
      },
      {
        title: 'foyer.register.temporaryAccount()',
        text: { de: 'Die Angaben des vorläufigen Kontos.', en: 'The details of the temporary account.' },
        run: async ({ foyer }) => {
          foyer.register.temporaryAccount()
        },
      },
      {
        title: 'foyer.register.temporaryAccountId()',
        text: {
          de: 'Liefert die Id des vorläufigen Kontos. Wer noch keines hat, wird zuerst gefragt, ob es ohne Registrierung weitergeht.',
          en: 'Returns the id of the temporary account. Visitors without one are first asked whether to go on without registration.',
        },
        run: async ({ foyer }) => {
          const id = await foyer.register.temporaryAccountId()
          return id
        },
      },
      {
        title: 'foyer.register.migrate()',
        text: {
          de: 'Übernimmt das vorläufige Konto in das eigene. Ohne Anmeldung öffnet sich das Anmeldefenster.',
          en: 'Moves the temporary account into the person’s own. Visitors who have not signed in get the sign-in window.',
        },
        run: async ({ foyer }) => {
          const isMigrated = await foyer.register.migrate().result
          return isMigrated
        },
      },
      {
        title: 'foyer.register.reset()',
        text: {
          de: 'Entfernt das vorläufige Konto und nicht gesendete Formulare von diesem Gerät.',
          en: 'Removes the temporary account and unfinished forms from this device.',
        },
        run: async ({ foyer }) => {
          await foyer.register.reset()
        },
      },
    ],
  },
]
