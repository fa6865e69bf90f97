/**
 * Texts of the registration frame's mails; {LINK} and other words in braces are replaced. Mails to the editors are
 * German.
 */
export const mailTexts = {
  de: {
    reminder: {
      subject: 'Neues Passwort für Ihr Konto bei Uferland',
      text: 'Guten Tag,\n\nmit diesem Link können Sie ein neues Passwort festlegen. Er gilt einen Tag lang und nur einmal:\n\n{LINK}\n\nSie haben kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.\n\nIhre Redaktion von Uferland\n',
    },
    confirm: {
      subject: 'Bitte bestätigen Sie Ihr Konto bei Uferland',
      text: 'Guten Tag,\n\nfür diese E-Mail-Adresse wurde ein Konto bei Uferland angelegt. Mit diesem Link schließen Sie die Registrierung ab. Er gilt einen Tag lang und nur einmal:\n\n{LINK}\n\nSie haben kein Konto angelegt? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann sich niemand damit anmelden.\n\nIhre Redaktion von Uferland\n',
    },
    person: {
      subject: 'Ihr Eintrag bei Uferland',
      text: 'Guten Tag,\n\njemand möchte sich bei Uferland registrieren und hat Ihren Eintrag im Verzeichnis der Kulturschaffenden als den eigenen ausgewählt. Wenn Sie das waren, geht es mit diesem Link weiter. Er gilt einen Tag lang und nur einmal:\n\n{LINK}\n\nSie waren es nicht? Dann brauchen Sie nichts zu tun. Bitte geben Sie den Link nicht weiter.\n\nIhre Redaktion von Uferland\n',
    },
    passwordChanged: {
      subject: 'Ihr Passwort bei Uferland wurde geändert',
      text: 'Guten Tag,\n\ndas Passwort Ihres Kontos bei Uferland wurde eben geändert. Auf allen anderen Geräten sind Sie damit abgemeldet.\n\nSie waren es nicht? Dann legen Sie bitte sofort ein neues Passwort fest: {LINK}\n\nIhre Redaktion von Uferland\n',
    },
  },
  en: {
    reminder: {
      subject: 'A new password for your Uferland account',
      text: 'Hello,\n\nwith this link you can choose a new password. It works once, within one day:\n\n{LINK}\n\nIf you did not ask for a new password, you need not do anything: your password stays as it is.\n\nThe Uferland editors\n',
    },
    confirm: {
      subject: 'Please confirm your Uferland account',
      text: 'Hello,\n\nan account at Uferland was created for this e-mail address. This link completes the registration. It works once, within one day:\n\n{LINK}\n\nIf you did not create an account, you need not do anything: nobody can log in with it unless you confirm.\n\nThe Uferland editors\n',
    },
    person: {
      subject: 'Your entry at Uferland',
      text: 'Hello,\n\nsomebody wants to register at Uferland and chose your entry in our directory as their own. If that was you, continue with this link. It works once, within one day:\n\n{LINK}\n\nIf it was not you, you need not do anything. Please do not pass the link on.\n\nThe Uferland editors\n',
    },
    passwordChanged: {
      subject: 'Your Uferland password was changed',
      text: 'Hello,\n\nthe password of your Uferland account has just been changed. You are logged out on all other devices.\n\nIf it was not you, please choose a new password at once: {LINK}\n\nThe Uferland editors\n',
    },
  },
  pl: {
    reminder: {
      subject: 'Nowe hasło do Państwa konta w Uferland',
      text: 'Dzień dobry,\n\nten link służy do ustawienia nowego hasła. Jest ważny jeden dzień i tylko raz:\n\n{LINK}\n\nJeśli nie prosili Państwo o nowe hasło, nie trzeba nic robić: hasło pozostanie bez zmian.\n\nRedakcja Uferland\n',
    },
    confirm: {
      subject: 'Prosimy o potwierdzenie konta w Uferland',
      text: 'Dzień dobry,\n\ndla tego adresu e-mail założono konto w Uferland. Ten link kończy rejestrację. Jest ważny jeden dzień i tylko raz:\n\n{LINK}\n\nJeśli nie zakładali Państwo konta, nie trzeba nic robić: bez potwierdzenia nikt nie może się na nie zalogować.\n\nRedakcja Uferland\n',
    },
    person: {
      subject: 'Państwa wpis w Uferland',
      text: 'Dzień dobry,\n\nktoś chce się zarejestrować w Uferland i wybrał Państwa wpis w spisie twórców kultury jako własny. Jeśli to Państwo, ten link prowadzi dalej. Jest ważny jeden dzień i tylko raz:\n\n{LINK}\n\nJeśli to nie Państwo, nie trzeba nic robić. Prosimy nikomu nie przekazywać linku.\n\nRedakcja Uferland\n',
    },
    passwordChanged: {
      subject: 'Hasło w Uferland zostało zmienione',
      text: 'Dzień dobry,\n\nhasło do Państwa konta w Uferland zostało właśnie zmienione. Na wszystkich innych urządzeniach są już Państwo wylogowani.\n\nJeśli to nie Państwo je zmienili, proszę od razu ustawić nowe hasło: {LINK}\n\nRedakcja Uferland\n',
    },
  },
  office: {
    claim: {
      subject: 'Jemand erkennt sich im Verzeichnis wieder',
      text: '{NAME} ({EMAIL}) hat sich registriert und sagt, der Eintrag {PERSON} des Verzeichnisses sei der eigene.\n\nDazu schreibt die Person:\n\n{INFO}\n',
    },
    problem: {
      subject: 'Jemand kommt bei der Registrierung nicht weiter',
      text: 'Problem: {PROBLEM}\nKonto: {ACCOUNT}\nEintrag im Verzeichnis: {PERSON}\n',
    },
  },
} as const
