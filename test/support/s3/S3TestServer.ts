/** A bucket of an S3-compatible storage on 127.0.0.1 that a test owns. */
export interface S3TestServer {
  /** The environment that makes a portal use it. */
  env: Record<string, string>
  /** Stored objects, by key. */
  objects: Map<string, Buffer>
  /** Every call that it refused, with the reason. */
  refusals: string[]
  /**
   * What happens to the next calls: served, refused as too busy, cut off, cut off once they are done, so that only the answer is lost; taken and never
   * answered; or answered with half of what was asked for, and then cut off or never ended.
   */
  mode: 'serve' | 'busy' | 'cut' | 'cutAfter' | 'silent' | 'cutHalfway' | 'stopHalfway'
  /** Calls by method that arrived, whatever became of them. */
  calls: string[]
  stop(): Promise<void>
}
