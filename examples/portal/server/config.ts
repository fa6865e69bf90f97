import { pictureConfig } from './pictureConfig'

const MEGABYTE = 1024 * 1024

/**
 * Limits and defaults of the portal's server. Times are in ms and sizes in bytes, unless a name or comment says
 * otherwise.
 */
export const config = {
  ...pictureConfig,
  defaultPort: 4600,
  host: '127.0.0.1',
  mostWorkers: 64,
  oldestNode: '20.19',
  /**
   * Time that a stopping portal waits for open requests, unless STOP_SECONDS is set. After that, the portal waits this
   * time at most for mails that are being sent. Without STOP_SECONDS and DRAIN_SECONDS, `serve` ends the process after
   * 1.5 s at the latest.
   */
  closeGrace: 500,
  /**
   * `headersWithin` limits the time for the headers of a request, `wholeWithin` the time for a whole request, even an
   * upload. Node checks both limits every `checkedEvery`. If a response is sent before the whole body has arrived, the
   * connection stays open for `unreadWithin` at most. If the body is chunked, the connection closes at once.
   */
  requests: {
    headersWithin: 10_000,
    wholeWithin: 15 * 60 * 1000,
    checkedEvery: 1000,
    unreadWithin: 20_000,
    /**
     * A connection closes after this time without a byte in either direction, for example if nobody reads its response.
     */
    silentWithin: 3 * 60 * 1000,
    /** Time that a connection stays open after a response if no further request comes. */
    idleConnection: 72_000,
    /** Maximum number of open connections of a process. A further one is closed at once. */
    connections: 5000,
    /** Maximum number of requests without a response on a connection. */
    pipelined: 16,
    /**
     * Maximum numbers of running requests (`atOnce`) and of waiting ones, in total (`queue`) and of one network
     * (`perOwner`). Networks take turns.
     */
    turns: { atOnce: 8, queue: 2000, perOwner: 500 },
  },
  /**
   * Limits of a form: `bodyBytes` (`visitorBytes` without a session), and `within`, the ms in which it must arrive. A
   * refused form of at most `drainBytes` is read to its end, so that its sender gets the response. `held` limits the
   * bytes of forms in memory, in total and for each network. After `pieces` chunks, a form's chunks must have
   * `pieceBytes` on average, because even a small chunk costs time and memory.
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
  /**
   * A session lasts `seconds` at most, or `visitSeconds` if the person did not ask to stay logged in. It ends earlier
   * if no request is recorded for `idleSeconds`. A request is recorded only if the last recorded one is older than
   * `renewedAfter`. If an account has more than `perAccount` sessions, the least recently used ones end. All times of
   * this group are in seconds.
   */
  session: {
    perAccount: 100,
    cookie: 'portal_session',
    seconds: 14 * 24 * 3600,
    visitSeconds: 12 * 3600,
    idleSeconds: 8 * 3600,
    renewedAfter: 5 * 60,
  },
  token: { life: 24 * 3600 * 1000, length: 200 },
  /**
   * `attemptsPerAccount` limits the attempts for one account from one network, `attemptsPerAddress` all attempts from
   * one network. `attemptsPerSite` limits the attempts from all IPv6 addresses with the same first 48 bits; see siteOf.
   */
  signIn: { window: 10 * 60 * 1000, attemptsPerAccount: 10, attemptsPerAddress: 100, attemptsPerSite: 1000 },
  /**
   * Registration frame (the account windows of `foyer.register.open`): lengths of its fields, lifetime of a
   * registration, and limits on calls of a network or for an account within `window`.
   */
  registerFrame: {
    cookie: 'portal_registration',
    seconds: 2 * 3600,
    nameLength: 100,
    textLength: 200,
    descriptionLength: 2000,
    emailLength: 254,
    passwordLength: 1000,
    /** The demo's editors; a real portal sets OFFICE_MAIL. */
    office: 'redaktion@uferland.example',
    /** Minimum duration in ms of responses whose time must not reveal data of the portal. */
    leastDuration: 120,
    /** If the same call comes again within this time, it counts as repeated after a lost response. */
    repeatedWithin: 10 * 60 * 1000,
    window: 10 * 60 * 1000,
    perAddress: { exists: 300, doublets: 150, accounts: 60, mails: 100, tokens: 150, vouchers: 200 },
    perAccount: { mails: 8, vouchers: 60 },
  },
  /** Time in ms for which a process refuses calls beyond a rate limit without asking the database. */
  rememberFull: 2000,
  /** Interval for removing expired limits and stored responses, and for measuring pictures of unknown size. */
  upkeepEvery: 10 * 60 * 1000,
  /** Time limit of `/readyz` for the database and the storage. */
  readyWithin: 3000,
  /** Time limit of `/metrics` for the responses of the workers; Prometheus itself waits 10 s. */
  metricsWithin: 1000,
  /**
   * Stored responses of writes with an Idempotency-Key, for repeated requests: their lifetime, and their number and
   * size per account (the oldest are deleted). `writes` limits an account's writes with a key within `window`.
   */
  storedResponses: {
    life: 24 * 3600 * 1000,
    perAccount: 5000,
    bytesPerAccount: 64 * MEGABYTE,
    window: 10 * 60 * 1000,
    writes: 3000,
  },
  /**
   * Lifetime of an unfinished account or an unverified person, and the interval for removing older ones and expired
   * temporary accounts.
   */
  unfinished: { life: 7 * 24 * 3600 * 1000, sweepEvery: 6 * 3600 * 1000 },
  /** Thresholds for scores of scoreDoublet, and the maximum numbers of persons to compare and to show. */
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
  /** `stored`: maximum number of unknown labels that are stored for translators. */
  labels: { perRequest: 1000, length: 200, stored: 10_000 },
  /**
   * Tokens with which the editor and the expert mode act for a session: lifetime, and maximum number per account. An
   * open page extends its token.
   */
  sessionTokens: {
    editor: { life: 15 * 60 * 1000, perAccount: 20 },
    stage: { life: 15 * 60 * 1000, perAccount: 20 },
  },
  /**
   * `comments`: maximum number of comments configurations of an account. Each belongs to a page of the account, or to a
   * film on such a page.
   */
  article: {
    perAccount: 10_000,
    comments: 1000,
    titleLength: 200,
    teaserLength: 1000,
    textLength: 20_000,
    blocks: 500,
    ownPage: 50,
  },
  blog: { page: 50 },
  event: {
    perAccount: 10_000,
    pageSize: 50,
    /** Number of events on a page of a public list. */
    publicPage: 40,
    /** Maximum number of pages of a public list. Later events can be found by a search or by their day. */
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
    /**
     * Calls within `window`: `writes`, new `addresses` and `searches` of an account; `geocodes` and `cities`,
     * look-ups of places by a network.
     */
    limits: { window: 10 * 60 * 1000, writes: 3000, addresses: 300, searches: 1200, geocodes: 300, cities: 1200 },
  },
  address: { nameLength: 200, textLength: 200, shown: 20, fewestLetters: 2, inputLength: 200 },
  /** `parts`: maximum number of comma-separated parts of an address that are searched; further parts are ignored. */
  geocoder: { queryLength: 500, shown: 10, parts: 6 },
  /** `from` is the sender of the demo's mails; a portal that really sends mails sets MAIL_FROM. */
  mail: {
    from: 'Uferland <post@uferland.example>',
    addressLength: 254,
    subjectLength: 300,
    textLength: 50_000,
    stored: 500,
    /**
     * Mails per day to an account: `perNetwork` for requests of one network, `perAccount` for all. After `perAccount`
     * mails, an account still gets one mail of each purpose. The next mail of the same purpose follows after the
     * purpose's `register.linkLife` at the earliest. Mails per day to the editors: `fromVisitors` from all visitors,
     * `fromAccounts` from all accounts, and `perSender` from one account or one network of visitors. The same message
     * to the editors is mailed once a day.
     */
    daily: { perNetwork: 12, perAccount: 30, perSender: 12, fromVisitors: 100, fromAccounts: 100 },
    /** If a network requests the same mail to an account again within this time, no second mail is sent. */
    repeatedWithin: 60_000,
  },
  /** Layers (the account windows with a call each, such as `foyer.register.login`): their mails, cookies and limits. */
  register: {
    /** Lifetime of the links in the layers' mails. The links of the registration frame have `token.life`. */
    linkLife: { confirm: 24 * 3600 * 1000, password: 3600 * 1000 },
    /** Cookie that allows setting a new password after a mailed link was opened. */
    permitCookie: 'portal_password_link',
    /**
     * Cookie of the browser in which a new account was created. The mailed link makes the entered name and password
     * valid only in this browser.
     */
    newAccountCookie: 'portal_new_account',
    /** Maximum age of a session that may change the password without a mailed link. */
    freshSession: 3600 * 1000,
    /** Minimum duration in ms of responses that must not reveal if an account exists. */
    leastDuration: 300,
    nameLength: 100,
    /** Calls within `window`: `perAccount` from one network for one account, `perAddress` from one network in all. */
    limits: {
      window: 10 * 60 * 1000,
      check_account: { perAccount: 60, perAddress: 200 },
      create_new_account: { perAccount: 5, perAddress: 60 },
      send_password_mail: { perAccount: 5, perAddress: 60 },
      change_password: { perAccount: 10, perAddress: 100 },
      create_temporary_account: { perAccount: Infinity, perAddress: 120 },
    },
  },
  /** Lifetime of a temporary account from its creation. The library's cookie with its id has the same lifetime. */
  temporaryAccount: { life: 31_536_000_000 },
  /**
   * PostgreSQL aborts a statement after `statementTimeout`, so a connection that is silent for longer (`silentAfter`)
   * is certainly broken. PostgreSQL closes the connection of a transaction that gets no statement for `transactionIdle`
   * ms.
   */
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
