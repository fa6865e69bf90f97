/**
 * Every call of the API by family. A name with `?` returns a promise; one with `-` exists for old pages and does nothing; all others open a window.
 * Short, because the boot file contains it.
 */
export const callNames = {
  pix: '?load manage select position -manageSeries -selectSeries -transform meta',
  register:
    'open ?processToken ?reset basicIntro temporaryIntro temporaryAccount login info ?temporaryAccountId confirm migrate passwordChange sendMail tokenError',
  event: 'detail overview',
  editor: 'open',
  blog: 'deleteArticle newPost',
  language: 'choose',
}
