/** A bucket of a fake S3 storage on 127.0.0.1 for one test. */
export interface S3TestServer {
  /** Environment variables for a portal that uses this storage. */
  env: Record<string, string>
  /** Stored objects, by key. */
  objects: Map<string, Buffer>
  /** Calls that were refused with status 403, with the error. */
  refusals: string[]
  /**
   * Effect on the next calls. `serve` handles them. `busy` refuses them with status 503. `cut` disconnects before the
   * call is done, `cutAfter` after it is done. `silent` never responds. `cutHalfway` and `stopHalfway` send half of the
   * content of a GET. Then `cutHalfway` disconnects, and `stopHalfway` leaves the connection open.
   */
  mode: 'serve' | 'busy' | 'cut' | 'cutAfter' | 'silent' | 'cutHalfway' | 'stopHalfway'
  /** HTTP methods of the calls that arrived, successful or not. */
  calls: string[]
  stop(): Promise<void>
}
