import { config } from '../config'

const { extensions, fileBytes, postBytes } = config.upload
const MEGABYTE = 1024 * 1024
const [mostOfFile, mostOfAll] = [fileBytes / MEGABYTE, postBytes / MEGABYTE]

/** Reasons why an upload is refused before its pictures are read. `name` is the cleaned name of a file. */
export const uploadRefusals = {
  tooLarge: {
    de: `Das ist zu viel auf einmal: Alle Dateien zusammen müssen unter ${mostOfAll} MB bleiben.`,
    en: `That is too much at once: all files together must be smaller than ${mostOfAll} MB.`,
    pl: `To za dużo naraz: wszystkie pliki razem muszą mieć mniej niż ${mostOfAll} MB.`,
  },
  fileTooLarge: (name: string) => ({
    de: `Die Datei ${name} ist zu groß: Eine Datei muss kleiner als ${mostOfFile} MB sein.`,
    en: `The file ${name} is too large: a file must be smaller than ${mostOfFile} MB.`,
    pl: `Plik ${name} jest za duży: plik musi mieć mniej niż ${mostOfFile} MB.`,
  }),
  wrongType: (name: string) => ({
    de: `Der Typ der Datei ${name} wird nicht angenommen; erlaubt sind ${extensions.join(', ')}.`,
    en: `The type of the file ${name} is not accepted; allowed are ${extensions.join(', ')}.`,
    pl: `Typ pliku ${name} nie jest przyjmowany; dozwolone są ${extensions.join(', ')}.`,
  }),
  tooSlow: {
    de: 'Der Upload kam zu langsam an. Bitte versuchen Sie es bei besserer Verbindung noch einmal.',
    en: 'The upload arrived too slowly. Please try again with a better connection.',
    pl: 'Przesyłanie trwało zbyt długo. Proszę spróbować ponownie przy lepszym połączeniu.',
  },
  incomplete: {
    de: 'Der Upload kam nicht vollständig an oder ist kein lesbares Formular. Bitte versuchen Sie es noch einmal.',
    en: 'The upload did not arrive completely, or is not a readable form. Please try again.',
    pl: 'Przesyłka nie dotarła w całości lub nie jest czytelnym formularzem. Proszę spróbować ponownie.',
  },
  busy: {
    de: 'Gerade laufen andere Uploads. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Other uploads are running at the moment. Please try again shortly.',
    pl: 'Trwa przesyłanie innych plików. Proszę za chwilę spróbować ponownie.',
  },
} as const
