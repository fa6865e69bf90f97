import { config } from '../config'

const { perAccount, comments } = config.article

/** Reasons why a call for articles and posts of the blog is refused. */
export const articleRefusals = {
  gone: (id: number) => ({
    de: `Den Artikel ${id} gibt es nicht mehr.`,
    en: `The article ${id} does not exist any more.`,
    pl: `Artykuł ${id} już nie istnieje.`,
  }),
  foreign: {
    de: 'Einen Artikel kann nur ändern, wer ihn geschrieben hat.',
    en: 'Only the person who wrote an article can change it.',
    pl: 'Artykuł może zmienić tylko osoba, która go napisała.',
  },
  tooMany: {
    de: `Ein Konto kann höchstens ${perAccount} Artikel haben.`,
    en: `An account can have at most ${perAccount} articles.`,
    pl: `Konto może mieć najwyżej ${perAccount} artykułów.`,
  },
  notEditable: {
    de: 'Das lässt sich hier nicht bearbeiten.',
    en: 'This cannot be edited here.',
    pl: 'Tego nie można tu edytować.',
  },
  pictureForeign: {
    de: 'Der Artikel lässt sich nicht speichern: Ein Bild darin gehört zu einem anderen Konto.',
    en: 'The article cannot be saved: one of its pictures belongs to another account.',
    pl: 'Artykułu nie można zapisać: jedno ze zdjęć należy do innego konta.',
  },
  noBlogAuthor: {
    de: 'Beiträge kann nur schreiben, wer zu den Blog-Autoren gehört.',
    en: 'Only the authors of the blog can write posts.',
    pl: 'Wpisy mogą pisać tylko autorzy bloga.',
  },
  topicGone: {
    de: 'Dieses Thema gibt es nicht. Bitte wählen Sie eines aus der Liste.',
    en: 'This topic does not exist. Please choose one from the list.',
    pl: 'Taki temat nie istnieje. Proszę wybrać temat z listy.',
  },
  commentsTooMany: {
    de: `Ein Konto kann Kommentare für höchstens ${comments} Seiten und Filme haben.`,
    en: `An account can have comments on at most ${comments} pages and films.`,
    pl: `Konto może mieć komentarze do najwyżej ${comments} stron i filmów.`,
  },
} as const
