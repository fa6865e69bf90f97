/** German texts of the import of events. */
export const germanEventImportTexts: Readonly<Record<string, string>> = {
  event_import: 'Importieren …',
  event_import_heading: 'Veranstaltungen importieren',
  event_import_text:
    'Wählen Sie eine Kalenderdatei (.ics), zum Beispiel aus Google Kalender, Outlook oder Apple Kalender, oder ziehen Sie sie in dieses Fenster. Bevor etwas angelegt wird, sehen Sie alle gefundenen Veranstaltungen.',
  event_import_drop: 'Kalenderdatei hier ablegen',
  event_import_choose: 'Datei wählen …',
  event_import_paste: 'Oder Text einfügen',
  event_import_paste_hint:
    'Der Inhalt einer Kalenderdatei oder der Quelltext einer Webseite mit ihren Veranstaltungen (JSON-LD).',
  event_import_read: 'Text lesen',
  event_import_reading: 'Veranstaltungen werden gesucht',
  event_import_change: 'Andere Datei',
  event_import_kept: 'Veranstaltungen in der Liste vom {DATE}, die noch nicht fertig ist: {COUNT}',
  event_import_kept_one: 'Die Liste vom {DATE} mit {COUNT} Veranstaltung ist noch nicht fertig angelegt.',
  event_import_kept_other: 'Die Liste vom {DATE} mit {COUNT} Veranstaltungen ist noch nicht fertig angelegt.',
  event_import_kept_large:
    'Diese Liste ist zu groß, um sie auf diesem Gerät zu speichern. Bitte legen Sie die Veranstaltungen an, bevor Sie die Seite schließen.',
  event_import_kept_full:
    'Diese Liste kann auf diesem Gerät nicht gespeichert werden. Bitte legen Sie die Veranstaltungen an, bevor Sie die Seite schließen.',
  event_import_error_size:
    'Mehr als {MAX} MB auf einmal sind nicht möglich. Bitte exportieren Sie einen kürzeren Zeitraum oder nur einen Kalender.',
  event_import_error_zip:
    'Das ist ein ZIP-Archiv. Bitte entpacken Sie es und wählen Sie die Kalenderdatei (.ics) daraus.',
  event_import_error_folder:
    'Ordner können nicht gelesen werden. Bitte öffnen Sie den Ordner und ziehen Sie seine Kalenderdateien (.ics) in dieses Fenster.',
  event_import_error_kind:
    'Das ist keine Kalenderdatei und keine Webseite mit JSON-LD. Bitte wählen Sie eine Datei, die auf .ics endet.',
  event_import_error_nothing: 'Es wurden keine Veranstaltungen gefunden. Bitte wählen Sie eine andere Datei.',
  event_import_error_json:
    'Das JSON-LD ist beschädigt und kann nicht gelesen werden. Bitte kopieren Sie den ganzen Quelltext der Seite.',
  event_import_error_file: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
  event_import_error_chosen: 'Bitte wählen Sie mindestens eine Veranstaltung.',
  event_import_found: 'Gefundene Veranstaltungen: {COUNT}',
  event_import_found_one: '{COUNT} gefundene Veranstaltung',
  event_import_found_other: '{COUNT} gefundene Veranstaltungen',
  event_import_all: 'Alle neuen wählen: {COUNT}',
  event_import_all_one: '{COUNT} neue wählen',
  event_import_all_other: 'Alle {COUNT} neuen wählen',
  event_import_skip: 'Liste überspringen',
  event_import_many:
    'Gefunden wurden {COUNT} Termine. Gezeigt werden die ersten {MAX}, kommende zuerst. Um die übrigen zu importieren, exportieren Sie bitte einen anderen Zeitraum und wählen Sie diese Datei.',
  event_import_occurrences:
    'Die Wiederholungen ergeben mehr als {MAX} Termine. Weitere wurden nicht gelesen. Bitte exportieren Sie einen kürzeren Zeitraum.',
  event_import_block: 'Ein Teil des JSON-LD ist beschädigt und wurde ausgelassen.',
  event_import_file_left: '„{NAME}“ konnte nicht gelesen werden und wurde ausgelassen.',
  event_import_twice: 'doppelt in der Datei',
  event_import_past: 'vorbei',
  event_import_no_date: 'ohne Datum',
  event_import_incomplete: 'Bitte im Formular ergänzen oder ändern: {FIELDS}.',
  event_import_organiser: 'Den Veranstalter „{NAME}“ gibt es im Portal nicht oder mehrmals. Er wird weggelassen.',
  event_import_organiser_unsearched: 'Der Veranstalter „{NAME}“ wurde nicht im Portal gesucht.',
  event_import_open: 'Im Formular öffnen: {TITLE}',
  event_import_note_zone: 'Umgerechnet aus der Zeitzone {ZONE}.',
  event_import_note_zone_unknown:
    'Die Zeitzone „{ZONE}“ ist unbekannt. Die Uhrzeit ist so übernommen, wie sie in der Datei steht.',
  event_import_note_no_date: 'Der Beginn fehlt oder ist nicht lesbar.',
  event_import_note_end: 'Das Ende liegt vor dem Beginn und wird weggelassen.',
  event_import_note_line: 'Zeile {LINE} der Datei ist nicht lesbar und wurde ausgelassen.',
  event_import_note_cut: 'Die Datei bricht mitten in dieser Veranstaltung ab.',
  event_import_note_rule: 'Die Wiederholung ist nicht lesbar. Nur der erste Termin ist aufgeführt.',
  event_import_note_often: 'Die Wiederholung ist öfter als täglich. Nur der erste Termin ist aufgeführt.',
  event_import_note_rules:
    'Der Kalender hat {COUNT} Regeln für die Wiederholung. Nur die erste ist gelesen: Termine der anderen fehlen.',
  event_import_note_exrule:
    'Der Kalender schließt Termine durch eine Regel aus, die nicht angewendet werden kann. Vielleicht finden manche der aufgeführten Termine nicht statt.',
  event_import_note_earlier: 'Termine vor dem {DATE} sind nicht aufgeführt.',
  event_import_note_over: 'Alle Termine liegen vor dem {DATE}. Nur der erste ist aufgeführt.',
  event_import_note_endless: 'Die Wiederholung hat kein Ende. Aufgeführt sind Termine bis {DATE}.',
  event_import_note_later: 'Termine nach dem {DATE} sind nicht aufgeführt.',
  event_import_note_cancelled: 'Abgesagt.',
  event_import_note_private: 'Im Kalender als privat gekennzeichnet.',
  event_import_note_schedule: 'Die Seite nennt weitere Termine dieser Veranstaltung, die nicht lesbar sind.',
  event_import_note_range:
    'Im Kalender gilt diese Änderung auch für alle späteren Termine. Hier gilt sie nur für diesen Termin.',
  event_import_comparing: 'Die Liste wird mit Ihren Veranstaltungen verglichen …',
  event_import_searching: 'Orte und Veranstalter werden im Portal gesucht …',
  event_import_not_compared:
    'Nicht alle Ihre Veranstaltungen konnten verglichen werden. Schon eingetragene sind vielleicht nicht gekennzeichnet. Veranstaltungen mit gleichem Titel und Beginn werden trotzdem nicht doppelt angelegt.',
  event_import_not_matched: 'Einige Orte oder Veranstalter konnten nicht im Portal gesucht werden.',
  event_import_partly_matched: 'Noch nicht alle Orte und Veranstalter dieser Datei wurden im Portal gesucht.',
  event_import_names_missing: 'Bitte suchen Sie noch einmal, oder wählen Sie „Ohne Suche anlegen“.',
  event_import_without_names:
    'Ohne Suche anlegen: Orte und Veranstalter sind dann nicht mit den Einträgen des Portals verknüpft',
  event_import_way: 'Die gewählten Veranstaltungen',
  event_import_together: 'gemeinsam anlegen, nicht veröffentlicht',
  event_import_singly: 'nacheinander im Formular ergänzen',
  event_import_singly_start: 'Im Formular öffnen',
  event_import_category: 'Kategorie für alle',
  event_import_category_none: 'bitte wählen',
  event_import_category_missing: 'Das Portal verlangt eine Kategorie. Bitte wählen Sie eine.',
  event_import_required:
    'Das Portal verlangt weitere Angaben, zum Beispiel ein bestimmtes Stichwort oder eine andere Kategorie. Bitte wählen Sie eine andere Kategorie oder ergänzen Sie die Veranstaltungen nacheinander im Formular.',
  event_import_notice: 'Aus einer Datei übernommen. Beim Speichern wird die Veranstaltung noch nicht veröffentlicht.',
}
