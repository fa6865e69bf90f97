import type { Picture } from '../pix/picture/Picture'
import { fakePicture } from './fakePicture'

type Motif = readonly [title: string | null, subtitle: string | null, width: number, height: number, copyright: string]

const MOTIFS: readonly Motif[] = [
  ['Morgen am Hafen', 'Stade, Alter Kran', 3000, 2000, 'Henrike Ahlers'],
  ['Chorprobe in der Marienkirche', null, 2400, 1600, 'Jonte Brahms, CC BY 4.0'],
  ['Nachtwächter', 'Rundgang durch die Altstadt', 1333, 2000, 'Wiebke Ohlsen'],
  ['Deichschafe', null, 2048, 1365, 'Aitzol Berasategi, CC BY 4.0'],
  [
    'Die Orgel von Arp Schnitger in der Kirche St. Cosmae et Damiani',
    'Nach der Restaurierung',
    1600,
    2400,
    'Stiftung Orgelland Elbe-Weser',
  ],
  ['Töpfermarkt', null, 1800, 1198, 'Imke Feddersen'],
  [null, null, 4000, 3000, ''],
  ['Panorama der Unterelbe', 'Blick von Twielenfleth', 4200, 1100, 'Matthis Voßberg'],
  ['Apfelblüte im Alten Land', null, 2560, 1707, 'Henrike Ahlers'],
  ['Plakat zum Jazzfest', '2024', 1200, 1697, 'Studio Kranich'],
  ['Leuchtturm', null, 976, 976, 'unbekannt, CC0 1.0'],
  ['Kinderchor', 'Sommerkonzert im Kreuzgang', 2200, 1467, 'Jonte Brahms'],
]

/** Makes the given number of pictures, the newest first, as an author of a small portal would have them. */
export function fakePictures(count: number): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const [Title, Subtitle, Width, Height, Copyright] = MOTIFS[index % MOTIFS.length]!
    const round = Math.floor(index / MOTIFS.length)
    return fakePicture({
      Id: 10_000 - index,
      Title: Title && round > 0 ? `${Title} (${round + 1})` : Title,
      Subtitle,
      Width,
      Height,
      Copyright,
      CbMdbTmedia2ShareGroups: index % 3 === 0 ? [{ IdShareGroup: 1 }] : [],
    })
  })
}
