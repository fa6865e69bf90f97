import type { Picture } from '../pix/picture/Picture'

/** Makes a picture with every field of the contract; `part` sets the fields that matter to the test. */
export function fakePicture(part: Partial<Picture> = {}): Picture {
  const id = part.Id ?? 1
  return {
    Id: id,
    Uri: `/pictures/${id}.jpg`,
    Title: `Bild ${id}`,
    Subtitle: null,
    Width: 1800,
    Height: 1200,
    Keywords: [],
    Copyright: 'Aitzol Berasategi, CC BY 4.0',
    Link: '',
    Date: '',
    Place: '',
    Originator: '',
    Agency: '',
    Rights: '1',
    DescriptionsByIdLanguage: {},
    HashValue: '',
    CbMdbTmedia2ShareGroups: [],
    AvailabeShareGroups: [],
    MetaTmedia: null,
    Datetimecreated: '2026-03-14 09:12:00',
    CreatedBy: 'henrike.ahlers@kulturportal.example',
    LastChange: '2026-03-14 09:12:00',
    ...part,
  }
}
