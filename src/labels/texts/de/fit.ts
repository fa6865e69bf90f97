/** German texts of the question that offers to adapt files before an upload, and of two errors in the upload list. */
export const germanFitTexts: Readonly<Record<string, string>> = {
  pix_fit_question: 'Bilder anpassen? ({COUNT})',
  pix_fit_question_one: '{COUNT} Bild anpassen?',
  pix_fit_question_other: '{COUNT} Bilder anpassen?',
  pix_fit_text:
    'Das Portal nimmt diese Dateien nicht so an, wie sie sind. Die Bilder werden auf diesem Gerät angepasst und verlieren dabei Angaben der Kamera wie Datum und Ort. Ihre eigenen Dateien bleiben unverändert.',
  pix_fit_all: 'Alle anpassen',
  pix_fit_type: '{FROM} wird zu {TO}',
  pix_fit_size: '{FROM} → etwa {TO}',
  pix_fit_side: 'längste Seite {SIDE} Pixel',
  pix_fit_animation: 'die Animation geht verloren',
  pix_fit_name: 'Der Name wird {NAME}, der Inhalt bleibt gleich',
  pix_fit_total: 'Zusammen etwa {SIZE}.',
  pix_fit_parts: 'Die Dateien werden in mehreren Teilen gesendet.',
  pix_fit_working: 'Die Bilder werden angepasst …',
  pix_fit_progress: '{INDEX} von {COUNT}',
  pix_fit_yes: 'Anpassen und hochladen',
  pix_fit_no: 'Nicht anpassen',
  pix_upload_file_broken:
    'Dieser Browser kann das Bild nicht lesen: Es ist beschädigt, oder sein Inhalt passt nicht zum Namen.',
  pix_upload_file_too_many_pixels: 'Das Bild hat mehr als 100 Millionen Pixel. Bitte verkleinern Sie es.',
}
