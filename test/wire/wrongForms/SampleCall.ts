/** A call of the wire with a valid response. */
export interface SampleCall {
  /** `file.function`, and a suffix if one function makes several calls. */
  readonly name: string
  /** The call as error texts name it. */
  readonly call: string
  /** A valid response; undefined for one without content. */
  readonly answer: unknown
  send(): Promise<unknown>
  /** The bodies of `wrongBodies` that this call accepts, each with its result. A result without content is 'done'. */
  readonly takes?: Readonly<Record<string, unknown>>
}
