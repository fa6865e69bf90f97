// Rows of the playground for accounts; see playgroundCalls.js.
var playgroundAccounts = [
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
    text: 'Ändert das Passwort. Vorher müssen Sie den Nutzungsbedingungen zustimmen.',
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
    text: 'Erklärt, wozu ein Konto gut ist.',
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
]
