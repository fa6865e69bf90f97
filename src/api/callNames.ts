/** The calls of a family: those that open a window, those that return a promise, and those of old pages, which do nothing. */
interface CallNames {
  readonly windows: readonly string[]
  readonly promises?: readonly string[]
  readonly ignored?: readonly string[]
}

/** Every call of the API by family. The boot file contains this table, because it defines the API before the rest loads. */
export const callNames: Readonly<Record<string, CallNames>> = {
  pix: {
    windows: ['manage', 'select', 'position', 'meta'],
    promises: ['load'],
    ignored: ['manageSeries', 'selectSeries', 'transform'],
  },
  register: {
    windows: [
      'open',
      'basicIntro',
      'temporaryIntro',
      'temporaryAccount',
      'login',
      'info',
      'confirm',
      'migrate',
      'passwordChange',
      'sendMail',
      'tokenError',
    ],
    promises: ['processToken', 'reset', 'temporaryAccountId'],
  },
  event: { windows: ['detail', 'overview'] },
  editor: { windows: ['open'] },
  blog: { windows: ['deleteArticle', 'newPost'] },
  language: { windows: ['choose'] },
}
