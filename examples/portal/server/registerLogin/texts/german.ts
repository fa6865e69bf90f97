/** German texts about accounts. */
export const german = {
  invalid_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  no_account: 'Zu dieser E-Mail-Adresse gibt es noch kein Konto.',
  not_finished:
    'Dieses Konto ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  wrong_password: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  common_password:
    'Dieses Passwort verwenden sehr viele Menschen, deshalb ist es leicht zu erraten. Bitte wählen Sie ein anderes.',
  weak_password:
    'Das Passwort braucht mindestens 10 Zeichen, darunter einen Kleinbuchstaben, einen Großbuchstaben und eine Ziffer.',
  names_missing: 'Bitte geben Sie Ihren Vor- und Nachnamen ein, jeweils mit höchstens 100 Zeichen.',
  password_mail_sent:
    'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde und nur einmal.',
  terms_missing: 'Bitte stimmen Sie den Nutzungsbedingungen zu.',
  link_outdated: 'Der Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  other_account: 'Sie können nur das Passwort Ihres eigenen Kontos ändern.',
  too_many: 'Das waren zu viele Versuche. Bitte warten Sie {minutes} Min. und versuchen Sie es dann noch einmal.',
  login_headline: 'Willkommen, {firstname}!',
  login_text: 'Sie sind jetzt angemeldet.',
  created_headline: 'Fast geschafft',
  created_text: 'Wir haben eine E-Mail an {account} geschickt. Öffnen Sie den Link darin, dann ist Ihr Konto fertig.',
  changed_headline: 'Ihr Passwort ist geändert',
  changed_text: 'Auf allen anderen Geräten sind Sie jetzt abgemeldet.',

  mail_hello: 'Guten Tag,',
  mail_signature: 'Ihr Kulturportal Uferland',
  mail_confirm_subject: 'Bitte bestätigen Sie Ihr Konto',
  mail_confirm_text:
    'schön, dass Sie dabei sind. Mit diesem Link bestätigen Sie Ihre E-Mail-Adresse; er gilt 24 Stunden und nur einmal:\n\n{link}\n\nSie haben kein Konto angelegt? Dann löschen Sie diese E-Mail einfach: Solange niemand den Link öffnet, geschieht nichts.',
  mail_exists_subject: 'Sie haben schon ein Konto',
  mail_exists_text:
    'mit dieser E-Mail-Adresse sollte gerade ein Konto angelegt werden. Sie haben aber schon eines. Wenn Sie Ihr Passwort vergessen haben, fordern Sie in der Anmeldung einen Link für ein neues an. Hier geht es zum Portal:\n\n{link}\n\nWaren Sie das nicht? Dann müssen Sie nichts tun.',
  mail_password_subject: 'Ihr neues Passwort',
  mail_password_text:
    'mit diesem Link legen Sie ein neues Passwort fest; er gilt eine Stunde und nur einmal:\n\n{link}\n\nSie haben das nicht angefordert? Dann löschen Sie diese E-Mail einfach: Ihr Passwort bleibt, wie es ist.',
  mail_changed_subject: 'Ihr Passwort wurde geändert',
  mail_changed_text:
    'das Passwort Ihres Kontos wurde gerade geändert. Waren Sie das nicht? Dann fordern Sie bitte gleich in der Anmeldung einen Link für ein neues Passwort an. Hier geht es zum Portal:\n\n{link}',

  layer_login: 'Anmelden',
  layer_password: 'Passwort eingeben',
  layer_welcome: 'Willkommen',
  layer_register: 'Konto anlegen',
  layer_created: 'E-Mail unterwegs',
  layer_not_finished: 'Konto bestätigen',
  layer_confirmed_headline: 'Ihr Konto ist bestätigt',
  layer_confirmed_text: 'Sie sind angemeldet. Womit möchten Sie beginnen?',
  layer_token_error_headline: 'Dieser Link gilt nicht mehr',
  layer_token_error_text:
    'Er ist abgelaufen oder wurde schon benutzt. Fordern Sie in der Anmeldung einfach einen neuen an.',
  layer_info_headline: 'Wozu ein Konto?',
  layer_info_text:
    'Lesen können Sie hier alles ohne Konto. Mit einem Konto tragen Sie Termine ein, schreiben Beiträge und pflegen Ihre Bilder.',
  layer_send_mail_text: 'Ihre Nachricht geht an die Redaktion. Bitte schreiben Sie dazu, wie wir Sie erreichen.',
  layer_password_text: 'Nach der Änderung sind Sie auf allen anderen Geräten abgemeldet.',
  layer_tmp_text:
    'So sehen andere, von wem ein Beitrag kommt. Alles lässt sich später ändern oder in ein Konto übernehmen.',
  layer_tmp_intro_headline: 'Mit oder ohne Konto?',
  layer_tmp_intro_text:
    'Sie können gleich mitmachen. Ein Konto legen Sie an, wann Sie wollen: Was Sie bis dahin eingeben, nehmen Sie mit.',
  layer_tmp_move_text: 'Sie haben ohne Konto begonnen. Jetzt können Sie Ihre Angaben in Ihr Konto übernehmen.',
  choose: 'Bitte wählen',
  gender_1: 'Frau',
  gender_2: 'Mann',
  gender_3: 'divers',
  gender_4: 'keine Angabe',
  account_type_1: 'Privatperson',
  account_type_2: 'Künstlerin oder Künstler',
  account_type_3: 'Verein oder Einrichtung',
} as const
