const MEGABYTE = 1024 * 1024

/**
 * Limits and defaults for pictures: their data, series, uploads, files and rendered images. Part of `config`. Times are
 * in ms and sizes in bytes, unless a name or comment says otherwise.
 */
export const pictureConfig = {
  picture: { titleLength: 500, textLength: 2000, descriptionLength: 10_000, keywords: 200, keywordLength: 200 },
  series: { titleLength: 200, perAccount: 1000, idsPerRequest: 10_000 },
  hash: { bits: 64, nearBits: 8 },
  /**
   * `fileBytes` and `postBytes` are the specification's limits (1 MB = 1024² bytes). A file, and all files of a request
   * together, must be smaller than these limits.
   */
  upload: {
    extensions: ['.jpeg', '.jpg', '.gif', '.png'],
    fileBytes: 10 * MEGABYTE,
    postBytes: 20 * MEGABYTE,
    formOverheadBytes: MEGABYTE,
    /** Maximum number of bytes of a refused body that are still read, so that its sender gets the response. */
    drainBytes: 128 * MEGABYTE,
    files: 50,
    pixels: 100_000_000,
    /** Maximum decoded size of a picture that cannot be read line by line (GIF, or a progressive or interlaced one). */
    bufferedBytes: 240 * MEGABYTE,
    /** Quota for the pictures of one account in bytes on disk, unless ACCOUNT_MEGABYTES is set. */
    quota: 2048 * MEGABYTE,
    /** Maximum numbers of parts of a file. Cameras and programs write fewer parts, and reading each part takes time. */
    parts: { jpegScans: 100, jpegSegments: 2000, pngChunks: 20_000, gifBlocks: 20_000 },
    /** Time for which a repeated upload is recognised. */
    keyLifetime: 7 * 24 * 3600 * 1000,
    /**
     * Bodies are written to disk as they arrive. Limits: total size at once (a body counts as at least a megabyte),
     * number of waiting requests, and longest wait.
     */
    staged: { atOnce: 2048 * MEGABYTE, queue: 64, patience: 10_000 },
    /** Maximum number of uploads of one account at once, so that other accounts can upload too. */
    ofAccount: { atOnce: 4, queue: 16, patience: 10_000 },
    /** Maximum size of the uploads of one network at once, because a visitor can have many accounts. */
    ofNetwork: { atOnce: 512 * MEGABYTE, queue: 64, patience: 10_000 },
    /**
     * Maximum number of requests that store pictures at once, because each loads all its pictures into memory. Accounts
     * take turns.
     */
    stored: { atOnce: 2, queue: 2048 },
    /** Time limit for reading the pictures of a request. Once it has passed, no further picture is read. */
    inspectedWithin: 90_000,
    /** Time limit for a whole body. */
    wholeWithin: 14 * 60 * 1000,
    /** A body is aborted if fewer than `bytes` arrive within `every`. */
    slowest: { bytes: 150_000, every: 30_000 },
  },
  /**
   * `timeout` limits each wait for the storage's response or its next bytes, `total` the reading of a whole picture
   * into memory. `retries` is the number of retries after a 429 or 5xx of the storage. `retryAfter` is the Retry-After
   * of the portal's own 503 in seconds, if the storage fails.
   */
  s3: { timeout: 10_000, total: 60_000, retries: 2, retryAfter: 30 },
  /**
   * Files that may be unused stay for `age`, because a running upload may still need them. They are checked every
   * `sweepEvery`.
   */
  looseFiles: { age: 15 * 60 * 1000, sweepEvery: 5 * 60 * 1000 },
  /** A picture process is ended if a job takes longer than `within`, or if the process is idle for `idle`. */
  pictureProcess: { within: 30_000, idle: 60_000 },
  image: {
    maxSide: 2400,
    /**
     * For `rescaleIn`, width and height in px are rounded up to a value of `sides`. For the other fits, only the longer
     * side is rounded up. The ratio of the box is then rounded up to steps of 1/240, which contain usual ratios such as
     * 3:2, 16:9 and 5:4 exactly. A quality is rounded up to a value of `qualities`.
     */
    sides: [40, 80, 120, 160, 200, 240, 300, 400, 500, 640, 800, 1000, 1200, 1600, 2000, 2400],
    ratioSteps: 240,
    qualities: [2, 4, 6, 8, 10],
    defaultQuality: 8,
    /**
     * Maximum numbers of images that are rendered at once, and that wait, in total (`queue`) and of one network
     * (`perOwner`). Networks take turns.
     */
    jobs: { atOnce: 2, queue: 512, perOwner: 64 },
    cacheBytes: 1024 * MEGABYTE,
    /** The content of an address never changes. */
    cacheControl: 'public, max-age=31536000, immutable',
    /** Sides of the square boxes into which the thumbnails `_t0` to `_t3` fit. */
    thumbnailSides: [80, 160, 320, 640],
  },
} as const
