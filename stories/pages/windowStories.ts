/** The purpose of a window, and the id of the story that shows the window in its usual state. */
interface WindowStory {
  readonly family: string
  readonly name: string
  readonly text: string
  readonly story: string
}

/** The usual story of every window and layer, by the window's name. */
export const windowStories: Readonly<Record<string, WindowStory>> = {
  'pix.manage': {
    family: 'Pictures',
    name: 'Picture library',
    text: 'Find, mark, upload, describe and insert pictures.',
    story: 'pix-manage-managewindow--picker',
  },
  'pix.upload': {
    family: 'Pictures',
    name: 'Upload',
    text: 'Progress, refused files, and files that are made to fit.',
    story: 'pix-upload-uploaddialog--alone',
  },
  'pix.meta': {
    family: 'Pictures',
    name: 'Details of a picture',
    text: 'Title, credits, rights, keywords and descriptions.',
    story: 'pix-meta-picturemetawindow--filled',
  },
  'pix.crop': {
    family: 'Pictures',
    name: 'Crop and turn',
    text: 'Makes a new picture from a part of another.',
    story: 'pix-crop-cropwindow--whole',
  },
  'pix.position': {
    family: 'Pictures',
    name: 'Position on the page',
    text: 'Size and place of a picture in an article.',
    story: 'pix-position-positionwindow--own-size',
  },
  'pix.bulkEdit': {
    family: 'Pictures',
    name: 'Edit marked pictures',
    text: 'Sets the same values for several pictures.',
    story: 'pix-bulkedit-bulkeditwindow--alone',
  },
  'pix.fieldCheck': {
    family: 'Pictures',
    name: 'Missing details',
    text: 'Asks for required fields before pictures are inserted.',
    story: 'pix-fieldcheck-fieldcheckwindow--alone',
  },
  'pix.seriesMeta': {
    family: 'Pictures',
    name: 'Series',
    text: 'Creates and renames a series.',
    story: 'pix-seriesmeta-seriesmetawindow--alone',
  },
  'event.overview': {
    family: 'Events',
    name: 'Overview',
    text: 'Own events: upcoming, without a date, past.',
    story: 'event-overview-eventoverviewwindow--full',
  },
  'event.detail': {
    family: 'Events',
    name: 'Event form',
    text: 'Dates, places, topics, pictures and translations of one event.',
    story: 'event-detail-eventdetailwindow--full',
  },
  'event.repeat': {
    family: 'Events',
    name: 'Repeat an event',
    text: 'A repetition, and the dates that result from it.',
    story: 'event-repeat-repeatwindow--dates',
  },
  'event.import': {
    family: 'Events',
    name: 'Import',
    text: 'Events from a calendar file or a web page.',
    story: 'event-import-importwindow--season',
  },
  'register.login': {
    family: 'Accounts',
    name: 'Log-in layer',
    text: 'Logs in over any page, and creates accounts.',
    story: 'register-loginlayer--account',
  },
  'register.info': {
    family: 'Accounts',
    name: 'Information layer',
    text: 'Informs about registering.',
    story: 'register-layer-layers--information',
  },
  'register.confirm': {
    family: 'Accounts',
    name: 'Confirmation layer',
    text: 'Says that a registration is confirmed, and offers the next step.',
    story: 'register-layer-layers--confirmed',
  },
  'register.tokenError': {
    family: 'Accounts',
    name: 'Invalid link',
    text: 'Says that a log-in link is no longer valid.',
    story: 'register-layer-layers--token-error',
  },
  'register.passwordChange': {
    family: 'Accounts',
    name: 'New password layer',
    text: 'Changes the password after the terms of use are accepted.',
    story: 'register-layer-layers--password-change',
  },
  'register.sendMail': {
    family: 'Accounts',
    name: 'Mail layer',
    text: 'Asks for the text of a mail that the page sends.',
    story: 'register-layer-layers--send-mail-start',
  },
  'register.nameaddress': {
    family: 'Accounts',
    name: 'Name and address',
    text: 'Asks for name and address.',
    story: 'register-nameaddress-nameaddresswindow--signed-in',
  },
  'register.checkdoublet': {
    family: 'Accounts',
    name: 'Similar persons',
    text: 'Lists persons who are probably the visitor. The visitor can choose one.',
    story: 'register-checkdoublet-checkdoubletwindow--persons',
  },
  'register.checkdoubletinfo': {
    family: 'Accounts',
    name: 'Compare persons',
    text: 'Shows the entered data beside a known person.',
    story: 'register-checkdoubletinfo-checkdoubletinfowindow--start',
  },
  'register.nameselect': {
    family: 'Accounts',
    name: 'Choose a person',
    text: 'Lists persons who may be the visitor. The visitor chooses one, or ‘someone else’.',
    story: 'register-nameselect-nameselectwindow--persons',
  },
  'register.userpass': {
    family: 'Accounts',
    name: 'Account',
    text: 'Logs in, or creates an account.',
    story: 'register-userpass-userpasswindow--start',
  },
  'register.newaccount': {
    family: 'Accounts',
    name: 'New account',
    text: 'Creates an account from an e-mail address and a password.',
    story: 'register-newaccount-newaccountwindow--start',
  },
  'register.verifymail': {
    family: 'Accounts',
    name: 'Regain access',
    text: 'Offers two ways to regain access to an account.',
    story: 'register-verifymail-verifymailwindow--start',
  },
  'register.passwdchange': {
    family: 'Accounts',
    name: 'Change the password',
    text: 'Sets a new password.',
    story: 'register-passwdchange-passwdchangewindow--start',
  },
  'register.voucher': {
    family: 'Accounts',
    name: 'Voucher',
    text: 'Asks for a voucher that grants a role.',
    story: 'register-voucher-voucherwindow--empty',
  },
  'register.message': {
    family: 'Accounts',
    name: 'Message',
    text: 'Shows a result.',
    story: 'register-message-messagewindow--with-link',
  },
  'register.temporaryIntro': {
    family: 'Accounts',
    name: 'Temporary account: introduction',
    text: 'Explains temporary accounts.',
    story: 'register-temporaryaccount-introlayers--start',
  },
  'register.basicIntro': {
    family: 'Accounts',
    name: 'Temporary account: short introduction',
    text: 'Asks for approval to go on without registration.',
    story: 'register-temporaryaccount-introlayers--basic',
  },
  'register.temporaryAccount': {
    family: 'Accounts',
    name: 'Temporary account',
    text: 'Form for the data of a temporary account.',
    story: 'register-temporaryaccount-form-temporaryaccountwindow--empty',
  },
  'register.migrate': {
    family: 'Accounts',
    name: 'Move a temporary account',
    text: 'Moves a temporary account into the current account.',
    story: 'register-temporaryaccount-migrate-migratewindow--summary',
  },
  'editor.open': {
    family: 'Editor, blog, language',
    name: 'Editor',
    text: 'The external editor over the page.',
    story: 'editor-overlay-editorwindow--editor',
  },
  'blog.newPost': {
    family: 'Editor, blog, language',
    name: 'New blog post',
    text: 'Asks for the title and the tag of a new post.',
    story: 'blog-newpost-newpostwindow--new-post',
  },
  'blog.deleteArticle': {
    family: 'Editor, blog, language',
    name: 'Delete an article',
    text: 'Asks before an article is deleted.',
    story: 'blog-deletearticle-deletearticlewindow--question',
  },
  'language.choose': {
    family: 'Editor, blog, language',
    name: 'Language',
    text: 'Chooses the language of all open windows.',
    story: 'language-languagewindow--languages',
  },
}
