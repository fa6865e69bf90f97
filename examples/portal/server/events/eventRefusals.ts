import { config } from '../config'

const { perAccount, firstYear, lastYear, keywords, organisers, pictures, seriesDates } = config.event

/** Reasons why a call for events is refused, in the languages of members. */
export const eventRefusals = {
  titleMissing: { de: 'Bitte geben Sie einen Titel ein.', en: 'Please enter a title.', pl: 'Proszę podać tytuł.' },
  beginMissing: {
    de: 'Bitte geben Sie an, wann die Veranstaltung beginnt.',
    en: 'Please say when the event begins.',
    pl: 'Proszę podać, kiedy wydarzenie się zaczyna.',
  },
  notPublishable: {
    de: 'Ohne Termin kann eine Veranstaltung nicht veröffentlicht werden.',
    en: 'An event without a date cannot be published.',
    pl: 'Wydarzenia bez terminu nie można opublikować.',
  },
  endWithoutBegin: {
    de: 'Ein Ende braucht einen Beginn.',
    en: 'An end needs a beginning.',
    pl: 'Koniec wymaga początku.',
  },
  endBeforeBegin: {
    de: 'Das Ende liegt vor dem Beginn.',
    en: 'The end is before the beginning.',
    pl: 'Koniec jest przed początkiem.',
  },
  noSuchTime: (text: string) => ({
    de: `„${text}“ ist kein Datum mit Uhrzeit wie 2027-05-31T19:30:00 (ohne Zeitzone).`,
    en: `“${text}” is not a date and time such as 2027-05-31T19:30:00 (without a time zone).`,
    pl: `„${text}” nie jest datą z godziną, taką jak 2027-05-31T19:30:00 (bez strefy czasowej).`,
  }),
  noSuchYear: (year: string) => ({
    de: `Das Jahr ${year} liegt nicht zwischen ${firstYear} und ${lastYear}.`,
    en: `The year ${year} is not between ${firstYear} and ${lastYear}.`,
    pl: `Rok ${year} nie mieści się między ${firstYear} a ${lastYear}.`,
  }),
  noSuchDay: (day: string) => ({
    de: `Den Tag ${day} gibt es nicht.`,
    en: `There is no day ${day}.`,
    pl: `Nie ma dnia ${day}.`,
  }),
  noSuchClock: (clock: string) => ({
    de: `Die Uhrzeit ${clock} gibt es nicht.`,
    en: `There is no time ${clock}.`,
    pl: `Nie ma godziny ${clock}.`,
  }),
  categoryGone: (name: string) => ({
    de: `Die Kategorie „${name}“ gibt es hier nicht mehr. Bitte wählen Sie eine andere.`,
    en: `The category “${name}” does not exist here any more. Please choose another one.`,
    pl: `Kategoria „${name}” już tu nie istnieje. Proszę wybrać inną.`,
  }),
  characteristicGone: {
    de: 'Ein Merkmal gibt es nicht mehr. Bitte wählen Sie neu.',
    en: 'A characteristic does not exist any more. Please choose again.',
    pl: 'Jedna z cech już nie istnieje. Proszę wybrać ponownie.',
  },
  locationTypeGone: {
    de: 'Diese Art von Ort gibt es nicht mehr. Bitte wählen Sie neu.',
    en: 'This type of location does not exist any more. Please choose again.',
    pl: 'Ten rodzaj miejsca już nie istnieje. Proszę wybrać ponownie.',
  },
  locationGone: {
    de: 'Den gewählten Ort gibt es nicht mehr. Bitte wählen Sie neu.',
    en: 'The chosen location does not exist any more. Please choose again.',
    pl: 'Wybrane miejsce już nie istnieje. Proszę wybrać ponownie.',
  },
  organiserGone: {
    de: 'Den gewählten Veranstalter gibt es nicht mehr. Bitte wählen Sie neu.',
    en: 'The chosen organiser does not exist any more. Please choose again.',
    pl: 'Wybrany organizator już nie istnieje. Proszę wybrać ponownie.',
  },
  pictureGone: (id: number) => ({
    de: `Das Bild ${id} gibt es nicht mehr. Bitte nehmen Sie es heraus.`,
    en: `The picture ${id} does not exist any more. Please remove it.`,
    pl: `Zdjęcie ${id} już nie istnieje. Proszę je usunąć.`,
  }),
  pictureForeign: (id: number) => ({
    de: `Das Bild ${id} gehört zu einem anderen Konto. Bitte nehmen Sie es heraus.`,
    en: `The picture ${id} belongs to another account. Please remove it.`,
    pl: `Zdjęcie ${id} należy do innego konta. Proszę je usunąć.`,
  }),
  eventsTooMany: {
    de: `Ein Konto kann höchstens ${perAccount.toLocaleString('de-DE')} Veranstaltungen haben. Bitte löschen Sie alte.`,
    en: `An account can have at most ${perAccount.toLocaleString('en-GB')} events. Please delete old ones.`,
    pl: `Konto może mieć najwyżej ${perAccount.toLocaleString('pl-PL')} wydarzeń. Proszę usunąć stare.`,
  },
  keywordsTooMany: {
    de: `Eine Veranstaltung kann höchstens ${keywords} Schlagwörter haben.`,
    en: `An event can have at most ${keywords} keywords.`,
    pl: `Wydarzenie może mieć najwyżej ${keywords} słów kluczowych.`,
  },
  organisersTooMany: {
    de: `Eine Veranstaltung kann höchstens ${organisers} Veranstalter haben.`,
    en: `An event can have at most ${organisers} organisers.`,
    pl: `Wydarzenie może mieć najwyżej ${organisers} organizatorów.`,
  },
  picturesTooMany: {
    de: `Eine Veranstaltung kann höchstens ${pictures} Bilder haben.`,
    en: `An event can have at most ${pictures} pictures.`,
    pl: `Wydarzenie może mieć najwyżej ${pictures} zdjęć.`,
  },
  tooLong: (what: { de: string; en: string; pl: string }, length: number) => ({
    de: `${what.de}: höchstens ${length.toLocaleString('de-DE')} Zeichen.`,
    en: `${what.en}: at most ${length.toLocaleString('en-GB')} characters.`,
    pl: `${what.pl}: najwyżej ${length.toLocaleString('pl-PL')} znaków.`,
  }),
  linkUnsafe: {
    de: 'Ein Link muss mit http:// oder https:// beginnen.',
    en: 'A link must begin with http:// or https://.',
    pl: 'Link musi zaczynać się od http:// lub https://.',
  },
  changedMeanwhile: {
    de: 'Die Veranstaltung wurde inzwischen geändert.',
    en: 'The event was changed meanwhile.',
    pl: 'Wydarzenie zostało w międzyczasie zmienione.',
  },
  gone: (id: number) => ({
    de: `Die Veranstaltung ${id} gibt es nicht mehr.`,
    en: `The event ${id} does not exist any more.`,
    pl: `Wydarzenie ${id} już nie istnieje.`,
  }),
  foreign: {
    de: 'Diese Veranstaltung gehört zu einem anderen Konto.',
    en: 'This event belongs to another account.',
    pl: 'To wydarzenie należy do innego konta.',
  },
  editorsOnly: {
    de: 'Termine kann hier nur ändern, wer für das Portal schreibt.',
    en: 'Only people who write for the portal can change events here.',
    pl: 'Wydarzenia mogą tu zmieniać tylko osoby, które piszą dla portalu.',
  },
  datesTooMany: {
    de: `Eine Serie kann höchstens ${seriesDates} Termine haben.`,
    en: `A series can have at most ${seriesDates} dates.`,
    pl: `Seria może mieć najwyżej ${seriesDates} terminów.`,
  },
  noSuchDate: (line: string) => ({
    de: `„${line}“ ist kein Termin. Bitte schreiben Sie ihn wie 31.05.2027 19:30.`,
    en: `“${line}” is not a date and time. Please write it like 31.05.2027 19:30.`,
    pl: `„${line}” nie jest terminem. Proszę zapisać go jak 31.05.2027 19:30.`,
  }),
  lastDateMissing: {
    de: 'Eine veröffentlichte Veranstaltung braucht mindestens einen Termin.',
    en: 'A published event needs at least one date.',
    pl: 'Opublikowane wydarzenie wymaga co najmniej jednego terminu.',
  },
  noSuchCustomer: {
    de: 'Diesen Mandanten kennt das Portal nicht.',
    en: 'The portal does not know this customer.',
    pl: 'Portal nie zna tego klienta.',
  },
} as const
