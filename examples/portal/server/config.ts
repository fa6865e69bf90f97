const MEGABYTE = 1024 * 1024

/** Every limit and default of the portal's server, in one place; bytes, pixels, milliseconds unless a name says otherwise. */
export const config = {
  defaultPort: 4600,
  host: '127.0.0.1',
  mostWorkers: 64,
  oldestNode: 20,
  /** A stop waits this long for requests under way, then cuts their connections; the rest of its two seconds is for the database, whose end no timer can hurry. */
  closeGrace: 500,
  /** How long a connection may take to send the headers of a request, and a whole request, an upload too; connections are looked after so often. A body that is answered before it is read may go on for `unreadWithin`. */
  requests: {
    headersWithin: 10_000,
    wholeWithin: 15 * 60 * 1000,
    checkedEvery: 1000,
    unreadWithin: 20_000,
    /** So many work at once, and so many wait, in all and of one address; addresses take turns. */
    turns: { atOnce: 8, queue: 2000, perOwner: 500 },
  },
  /**
   * A form has `bodyBytes` at most, of a visitor without a session `visitorBytes`, and comes `within` that time. Up to `drainBytes` a refused one is
   * read to its end, so that its sender gets the answer. Forms in memory are `held`, in all and for each address. After `pieces` a form has to come in
   * pieces of `pieceBytes` on average: each takes time and memory of its own, however small.
   */
  form: {
    bodyBytes: MEGABYTE,
    visitorBytes: 128 * 1024,
    drainBytes: 8 * MEGABYTE,
    within: 15_000,
    pieces: 500,
    pieceBytes: 64,
    held: { total: 64 * MEGABYTE, perOwner: 8 * MEGABYTE },
    fields: 20_000,
    depth: 4,
  },
  /** A session lasts for `seconds`, or `visitSeconds` where it shall not stay, and ends `idleSeconds` after its last request; of requests in `renewedAfter` one is noted. */
  session: {
    cookie: 'portal_session',
    seconds: 14 * 24 * 3600,
    visitSeconds: 12 * 3600,
    idleSeconds: 8 * 3600,
    renewedAfter: 5 * 60,
  },
  token: { life: 24 * 3600 * 1000, length: 200 },
  signIn: { window: 10 * 60 * 1000, attemptsPerAccount: 10, attemptsPerAddress: 100 },
  /** The frame windows' register: lengths of its fields, the life of a registration, and how often an address or an account may ask within the window. */
  registerFrame: {
    cookie: 'portal_registration',
    seconds: 2 * 3600,
    nameLength: 100,
    textLength: 200,
    descriptionLength: 2000,
    emailLength: 254,
    passwordLength: 1000,
    office: 'redaktion@uferland.example',
    /** Answers that must not tell by their time what the portal knows take this long, whatever they did. */
    answerAfter: 120,
    /** Who asks for the same within this time has not heard the answer. */
    repeatedWithin: 10 * 60 * 1000,
    window: 10 * 60 * 1000,
    perAddress: { exists: 300, doublets: 150, accounts: 60, mails: 100, tokens: 150, vouchers: 200 },
    perAccount: { mails: 8, vouchers: 60 },
  },
  /** For so long a process refuses who has had their number without asking the database again. */
  rememberFull: 2000,
  /** How often limits that are over and answers that nobody will ask for again are removed. */
  upkeepEvery: 10 * 60 * 1000,
  /** `/readyz` waits so long for the database and the storage. */
  readyWithin: 3000,
  /** `/metrics` waits so long for each worker; Prometheus itself waits 10 s. */
  metricsWithin: 1000,
  /** How long the answer of a repeated write is known. */
  storedResponses: 24 * 3600 * 1000,
  /** How long an account waits to be finished and a person to be proved, and how often what waited longer is removed. */
  unfinished: { life: 7 * 24 * 3600 * 1000, sweepEvery: 6 * 3600 * 1000 },
  /** Scores of scoreDoublet, and how many persons are looked at and shown. */
  doublets: { highScore: 70, possibleScore: 52, compared: 500, shown: 8 },
  cities: { inputLength: 200, fewestLetters: 2, shown: 20, storedResponses: 2000 },
  list: {
    defaultLimit: 36,
    maxLimit: 1000,
    maxFrom: 10_000_000,
    filterLength: 200,
    filterWords: 10,
    maxIds: 1000,
    cachedTexts: 10_000,
  },
  picture: { titleLength: 500, textLength: 2000, descriptionLength: 10_000, keywords: 200, keywordLength: 200 },
  series: { titleLength: 200, perAccount: 1000, idsPerRequest: 10_000 },
  labels: { perRequest: 1000, length: 200 },
  /** Tokens by which the editor and the expert mode act for a session: how long one is good, and how many an account may have at a time. A page that is open extends its own. */
  sessionTokens: {
    editor: { life: 15 * 60 * 1000, perAccount: 20 },
    stage: { life: 15 * 60 * 1000, perAccount: 20 },
  },
  article: { titleLength: 200, teaserLength: 1000, textLength: 20_000, blocks: 500, ownPage: 50 },
  blog: { page: 50 },
  event: {
    pageSize: 50,
    /** Public lists. */
    publicPage: 40,
    /** So many pages of a public list can be asked for: who looks for something later searches, or names its day. */
    publicPages: 250,
    longestList: 100,
    maxPage: 1_000_000,
    titleLength: 200,
    descriptionLength: 50_000,
    textLength: 200,
    urlLength: 2000,
    searchLength: 200,
    firstYear: 1900,
    lastYear: 2200,
    keywords: 200,
    keywordLength: 100,
    characteristics: 100,
    organisers: 20,
    pictures: 50,
    seriesDates: 366,
    /** How often an account may write, and an address ask for places, within the window. */
    limits: { window: 10 * 60 * 1000, writes: 3000, addresses: 300, geocodes: 300, cities: 1200 },
  },
  address: { nameLength: 200, textLength: 200, shown: 20, fewestLetters: 2, inputLength: 200 },
  /** `parts`: so many may an address have. */
  geocoder: { queryLength: 500, shown: 10, parts: 6 },
  /** The sizes of the specification: strictly smaller than 10 MB a file and 20 MB a post, MB = 1024². */
  upload: {
    extensions: ['.jpeg', '.jpg', '.gif', '.png'],
    fileBytes: 10 * MEGABYTE,
    postBytes: 20 * MEGABYTE,
    formOverheadBytes: MEGABYTE,
    /** Up to this size a refused body is read to its end, so that the sender gets to see the answer. */
    drainBytes: 128 * MEGABYTE,
    files: 50,
    pixels: 100_000_000,
    /** How much a picture may take decoded that cannot be read line by line. */
    bufferedBytes: 240 * MEGABYTE,
    /** What the pictures of an account may take on the disk, unless ACCOUNT_MEGABYTES says otherwise. */
    quota: 2048 * MEGABYTE,
    /** How many parts a file may have: no camera or program writes so many, and each costs time. */
    parts: { jpegScans: 100, jpegSegments: 2000, pngChunks: 20_000, gifBlocks: 20_000 },
    /** Files are checked at once, in a queue that no visitor can fill. */
    jobs: { atOnce: 1, queue: 1000 },
    /** How long a repeated upload is known again. */
    keyLifetime: 7 * 24 * 3600 * 1000,
    /** Bodies are written to the disk as they come: so much of them at once, each counted as a megabyte at least; so many more posts wait, each for so long. */
    staged: { atOnce: 2048 * MEGABYTE, queue: 64, patience: 10_000 },
    /** Of these so many posts may be an account's, so that it leaves room for others. */
    ofAccount: { atOnce: 4, queue: 16, patience: 10_000 },
    /** Pictures are made of so many posts at once, which are in memory then; accounts take turns. */
    turns: { atOnce: 2, queue: 160 },
    /** A whole body comes within that time. */
    wholeWithin: 14 * 60 * 1000,
    /** A body that brings fewer bytes in so many ms is given up. */
    slowest: { bytes: 150_000, every: 30_000 },
  },
  /** Each call of the picture storage may take so long, a picture that is read as a whole `total`; calls are repeated so often where the storage asks for it; `retryAfter` is in seconds. */
  s3: { timeout: 10_000, total: 60_000, retries: 2, retryAfter: 30 },
  /** Files that are noted as shown by nothing are left alone for so long where an upload of another machine may still want them, and looked after so often. */
  looseFiles: { age: 15 * 60 * 1000, sweepEvery: 5 * 60 * 1000 },
  /** A process that works on pictures is ended when one takes longer than `within`, and when it had nothing to do for `idle`. */
  pictureProcess: { within: 30_000, idle: 60_000 },
  image: {
    maxSide: 2400,
    /** What sizes in px and qualities are rounded up to, and in how many steps a box's shorter side is a part of its longer one: 240 hold every usual ratio exactly, 16:9 as 5:4. */
    sides: [40, 80, 120, 160, 200, 240, 300, 400, 500, 640, 800, 1000, 1200, 1600, 2000, 2400],
    ratioSteps: 240,
    qualities: [2, 4, 6, 8, 10],
    defaultQuality: 8,
    /** Images are made at once; so many wait, in all and of one address. Addresses take turns. */
    jobs: { atOnce: 2, queue: 512, perOwner: 64 },
    cacheBytes: 1024 * MEGABYTE,
    /** An address never gets another content. */
    cacheControl: 'public, max-age=31536000, immutable',
    /** Fit-into boxes of the thumbnails `_t0` to `_t3`. */
    thumbnailSides: [80, 160, 320, 640],
  },
  /** `from` stands in the demo's mails; a portal that really sends sets MAIL_FROM. */
  mail: {
    from: 'Uferland <post@uferland.example>',
    addressLength: 254,
    subjectLength: 300,
    textLength: 50_000,
    kept: 500,
    /** So many mails of a day may be wished for an account, by a network and by all, and an equal wish within that time sends no second one. */
    daily: { perNetwork: 12, perAccount: 30 },
    repeatedWithin: 60_000,
  },
  register: {
    /** How long the links of mails are good. */
    linkLife: { confirm: 24 * 3600 * 1000, password: 3600 * 1000 },
    /** The cookie that lets a person who came by a mailed link set a new password. */
    permitCookie: 'portal_password_link',
    /** The cookie of the browser in which a new account was begun: only there its link confirms name and password. */
    newAccountCookie: 'portal_new_account',
    /** Who signed in longer ago signs in again before the password is changed. */
    freshSession: 3600 * 1000,
    /** Answers that must not tell whether there is an account take this long, whatever they did. */
    answerAfter: 300,
    nameLength: 100,
    /** How often a call may be made within the window: for one account, and from one address. */
    limits: {
      window: 10 * 60 * 1000,
      check_account: { perAccount: 60, perAddress: 200 },
      create_new_account: { perAccount: 5, perAddress: 60 },
      send_password_mail: { perAccount: 5, perAddress: 60 },
      change_password: { perAccount: 10, perAddress: 100 },
      create_temporary_account: { perAccount: Infinity, perAddress: 120 },
    },
  },
  /** As long as the cookie that names one. */
  temporaryAccount: { life: 31_536_000_000 },
  hash: { bits: 64, nearBits: 8 },
  /** On PostgreSQL a statement ends after `statementTimeout`, so a connection is lost that is silent for longer; PostgreSQL ends a transaction that hears nothing more for `transactionIdle`. */
  database: {
    connections: 10,
    statementTimeout: 30_000,
    silentAfter: 35_000,
    transactionIdle: 60_000,
    keepAliveAfter: 10_000,
    checkpointEvery: 5 * 60 * 1000,
    vacuumEvery: 24 * 3600 * 1000,
  },
} as const
