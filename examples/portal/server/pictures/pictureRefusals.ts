import { config } from '../config'
import type { TooManyParts } from './strip/PartCount'

const { upload, series } = config
const millions = upload.pixels / 1e6

const PARTS = {
  blocks: { de: 'Blöcke', en: 'blocks', pl: 'bloków' },
  segments: { de: 'Abschnitte', en: 'segments', pl: 'segmentów' },
  scans: { de: 'Durchgänge', en: 'scans', pl: 'przebiegów' },
} as const

/** Reasons why a call for pictures or series, or a picture file, is refused. `name` is the cleaned name of the file. */
export const pictureRefusals = {
  pictureGone: (id: number) => ({
    de: `Das Bild ${id} gibt es nicht mehr.`,
    en: `The picture ${id} does not exist any more.`,
    pl: `Zdjęcie ${id} już nie istnieje.`,
  }),
  seriesGone: (id: number) => ({
    de: `Die Serie ${id} gibt es nicht mehr.`,
    en: `The series ${id} does not exist any more.`,
    pl: `Seria ${id} już nie istnieje.`,
  }),
  seriesTooMany: {
    de: `Ein Konto kann höchstens ${series.perAccount} Serien haben.`,
    en: `An account can have at most ${series.perAccount} series.`,
    pl: `Konto może mieć najwyżej ${series.perAccount} serii.`,
  },
  noSuchAddress: {
    de: 'Unter dieser Adresse gibt es kein Bild.',
    en: 'There is no picture at this address.',
    pl: 'Pod tym adresem nie ma zdjęcia.',
  },
  fileGone: {
    de: 'Die Datei zu diesem Bild fehlt.',
    en: 'The file of this picture is missing.',
    pl: 'Brakuje pliku tego zdjęcia.',
  },
  renderedTooLate: {
    de: 'Das Portal konnte das Bild nicht rechtzeitig berechnen. Bitte versuchen Sie es später noch einmal.',
    en: 'The portal could not render the picture in time. Please try again later.',
    pl: 'Portal nie zdążył przygotować zdjęcia. Proszę spróbować ponownie później.',
  },
  noPicture: (name: string) => ({
    de: `Die Datei ${name} ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.`,
    en: `The file ${name} is not a JPEG, PNG or GIF picture, although its name says so.`,
    pl: `Plik ${name} nie jest obrazem JPEG, PNG ani GIF, choć wskazuje na to jego nazwa.`,
  }),
  damaged: (name: string) => ({
    de: `Die Datei ${name} ist beschädigt und lässt sich nicht als Bild lesen.`,
    en: `The file ${name} is damaged and cannot be read as a picture.`,
    pl: `Plik ${name} jest uszkodzony i nie można go odczytać jako obrazu.`,
  }),
  partsTooMany: (name: string, { parts, most }: TooManyParts) => ({
    de: `Die Datei ${name} hat mehr als ${most} ${PARTS[parts].de}. Bitte speichern Sie das Bild in einem Bildprogramm neu.`,
    en: `The file ${name} has more than ${most} ${PARTS[parts].en}. Please save the picture again in an image editor.`,
    pl: `Plik ${name} ma więcej niż ${most} ${PARTS[parts].pl}. Proszę zapisać obraz ponownie w programie graficznym.`,
  }),
  pixelsTooMany: (name: string, width: number, height: number) => ({
    de: `Die Datei ${name} hat ${width} × ${height} Pixel; erlaubt sind ${millions} Millionen.`,
    en: `The file ${name} has ${width} × ${height} pixels; ${millions} million are allowed.`,
    pl: `Plik ${name} ma ${width} × ${height} pikseli; dozwolonych jest ${millions} mln.`,
  }),
  pixelsTooManyForFormat: (name: string, width: number, height: number) => ({
    de: `Die Datei ${name} hat ${width} × ${height} Pixel; in dieser Speicherart (progressiv, interlaced oder GIF) sind das zu viele.`,
    en: `The file ${name} has ${width} × ${height} pixels; that is too many for this format (progressive, interlaced or GIF).`,
    pl: `Plik ${name} ma ${width} × ${height} pikseli; to za dużo dla tego formatu (progresywny, z przeplotem lub GIF).`,
  }),
  readTooLong: {
    de: 'Das Lesen dieses Bildes dauert zu lange. Bitte speichern Sie es in einem Bildprogramm neu, ohne „progressiv“.',
    en: 'This picture takes too long to read. Please save it again in an image editor, without “progressive”.',
    pl: 'Odczytanie tego zdjęcia trwa zbyt długo. Proszę zapisać je ponownie w programie graficznym, bez opcji „progresywny”.',
  },
} as const
