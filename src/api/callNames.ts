/**
 * Every call of the API by family: those that open a window; with `?` those that answer a promise; with `-` those that exist for
 * old pages and do nothing. Short, because the boot file carries it.
 */
export const callNames = {
  pix: 'select manage meta position ?load -selectSeries -manageSeries -transform',
  register: 'open login passwordChange confirm tokenError info sendMail temporaryIntro basicIntro temporaryAccount migrate ?temporaryAccountId ?reset ?processToken',
  event: 'overview detail',
  editor: 'open',
  blog: 'newPost deleteArticle',
  language: 'choose',
}
