/** A bucket of a fake S3 storage on 127.0.0.1 for one test. */
export interface S3TestServer {
  /** Environment variables for a portal that uses this storage. */
  env: Record<string, string>
  /** Stored objects, by key. */
  objects: Map<string, Buffer>
  /** Calls that were refused with status 403, with the error. */
  refusals: string[]
  /**
   * Effect on the next calls, in the order of the values: handled; refused as too busy; disconnected before or after
   * the call is done; left without a response. With the last two, a GET gets half of the content, and the connection is
   * then closed or left open.
   */
  mode: 'serve' | 'busy' | 'cut' | 'cutAfter' | 'silent' | 'cutHalfway' | 'stopHalfway'
  /** HTTP methods of the calls that arrived, successful or not. */
  calls: string[]
  stop(): Promise<void>
}
