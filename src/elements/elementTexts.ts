import { languageCode } from '../lib/languageTag'

/** Built-in texts of the elements. The content of an element replaces the text of its first button. */
export interface ElementTexts {
  readonly choose: string
  readonly chooseMultiple: string
  readonly change: string
  readonly add: string
  readonly changeMultiple: string
  readonly clear: string
  /** `{TITLE}` is the picture's title. */
  readonly remove: string
  readonly nothing: string
  /** `{COUNT}` is the number of pictures. */
  readonly chosen: string
  /** Shown if the picture's title is unknown or empty. `{ID}` is the picture's id. */
  readonly picture: string
  readonly required: string
  readonly events: string
}

const texts: Readonly<Record<string, ElementTexts | undefined>> = {
  de: {
    choose: 'Bild wählen',
    chooseMultiple: 'Bilder wählen',
    change: 'Anderes Bild wählen',
    add: 'Weitere Bilder wählen',
    changeMultiple: 'Auswahl ändern',
    clear: 'Auswahl aufheben',
    remove: '„{TITLE}“ entfernen',
    nothing: 'Kein Bild gewählt',
    chosen: 'Gewählte Bilder: {COUNT}',
    picture: 'Bild {ID}',
    required: 'Bitte wählen Sie ein Bild.',
    events: 'Meine Veranstaltungen',
  },
  en: {
    choose: 'Choose picture',
    chooseMultiple: 'Choose pictures',
    change: 'Choose another picture',
    add: 'Choose more pictures',
    changeMultiple: 'Change selection',
    clear: 'Clear selection',
    remove: 'Remove “{TITLE}”',
    nothing: 'No picture chosen',
    chosen: 'Pictures chosen: {COUNT}',
    picture: 'Picture {ID}',
    required: 'Please choose a picture.',
    events: 'My events',
  },
  pl: {
    choose: 'Wybierz zdjęcie',
    chooseMultiple: 'Wybierz zdjęcia',
    change: 'Wybierz inne zdjęcie',
    add: 'Wybierz więcej zdjęć',
    changeMultiple: 'Zmień wybór',
    clear: 'Wyczyść wybór',
    remove: 'Usuń „{TITLE}”',
    nothing: 'Nie wybrano zdjęcia',
    chosen: 'Wybrane zdjęcia: {COUNT}',
    picture: 'Zdjęcie {ID}',
    required: 'Wybierz zdjęcie.',
    events: 'Moje wydarzenia',
  },
}

/**
 * Returns the texts in the language of an element (the nearest `lang`); in English if Foyer has no texts in that
 * language.
 */
export function elementTexts(place: Element): ElementTexts {
  const language = place.closest<HTMLElement>('[lang]')?.lang ?? ''
  return (texts[languageCode(language)] ?? texts['en'])!
}
