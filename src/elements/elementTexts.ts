import { languageCode } from '../lib/languageTag'

/** What the elements say by themselves; a page can replace the buttons' texts by the element's own content. */
export interface ElementTexts {
  readonly choose: string
  readonly chooseMultiple: string
  readonly change: string
  readonly add: string
  readonly clear: string
  /** `{TITLE}` is the picture's. */
  readonly remove: string
  readonly nothing: string
  /** `{COUNT}` is how many. */
  readonly chosen: string
  /** `{ID}` is the picture's, where nothing else is known. */
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
    clear: 'Wyczyść wybór',
    remove: 'Usuń „{TITLE}”',
    nothing: 'Nie wybrano zdjęcia',
    chosen: 'Wybrane zdjęcia: {COUNT}',
    picture: 'Zdjęcie {ID}',
    required: 'Wybierz zdjęcie.',
    events: 'Moje wydarzenia',
  },
}

/** The texts in the language of a place on the page (the nearest `lang`); in English where that is none of Foyer's. */
export function elementTexts(place: Element): ElementTexts {
  const language = place.closest<HTMLElement>('[lang]')?.lang ?? ''
  return (texts[languageCode(language)] ?? texts['en'])!
}
