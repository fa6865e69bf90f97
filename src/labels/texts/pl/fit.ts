/** Polish texts of the question that offers to adapt files before an upload, and of two errors in the upload list. */
export const polishFitTexts: Readonly<Record<string, string>> = {
  pix_fit_question: 'Dostosować zdjęcia? ({COUNT})',
  pix_fit_question_one: 'Dostosować {COUNT} zdjęcie?',
  pix_fit_question_few: 'Dostosować {COUNT} zdjęcia?',
  pix_fit_question_many: 'Dostosować {COUNT} zdjęć?',
  pix_fit_question_other: 'Dostosować {COUNT} zdjęcia?',
  pix_fit_text:
    'Portal nie przyjmuje tych plików w obecnej postaci. Obrazy zostaną dostosowane na tym urządzeniu i utracą dane z aparatu, takie jak data i miejsce. Państwa pliki pozostają bez zmian.',
  pix_fit_all: 'Dostosuj wszystkie',
  pix_fit_type: '{FROM} zmieni się w {TO}',
  pix_fit_size: '{FROM} → około {TO}',
  pix_fit_side: 'dłuższy bok {SIDE} pikseli',
  pix_fit_animation: 'animacja zostanie utracona',
  pix_fit_name: 'Nazwa zmieni się na {NAME}, zawartość pozostanie ta sama',
  pix_fit_total: 'Razem około {SIZE}.',
  pix_fit_parts: 'Pliki zostaną wysłane w kilku częściach.',
  pix_fit_working: 'Trwa dostosowywanie zdjęć …',
  pix_fit_progress: '{INDEX} z {COUNT}',
  pix_fit_yes: 'Dostosuj i prześlij',
  pix_fit_no: 'Nie dostosowuj',
  pix_upload_file_broken:
    'Ta przeglądarka nie może odczytać zdjęcia: jest uszkodzone lub jego zawartość nie pasuje do nazwy.',
  pix_upload_file_too_many_pixels: 'Zdjęcie ma ponad 100 milionów pikseli. Proszę je zmniejszyć.',
}
