/**
 * Every call of the API by family: those that open a window; with `?` those that answer a promise; with `-` those that exist for
 * old pages and do nothing. Short, because the boot file carries it.
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
