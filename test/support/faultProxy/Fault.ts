/** A fault between a browser and the portal. */
export type Fault =
  /** The portal gets the request after this time, so the response is late, but complete. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The response arrives in small parts. */
  | { readonly kind: 'trickle'; readonly bytes: number; readonly everyMilliseconds: number }
  /** There is no response; the connection stays open. */
  | { readonly kind: 'hang' }
  /** The connection breaks before the portal gets the request. */
  | { readonly kind: 'refuse' }
  /**
   * The portal handles the request, then the connection breaks after this share of the response body; with 0 nothing
   * arrives.
   */
  | { readonly kind: 'cut'; readonly share: number }
  /** The HTTP response is complete, but its body ends in the middle. */
  | { readonly kind: 'corrupt' }
  /** The portal gets the request twice; the browser gets the second response. */
  | { readonly kind: 'repeat' }
  /** The portal handles the request, and its response is changed. */
  | {
      readonly kind: 'rewrite'
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: (body: string) => string
    }
  /** A server in front of the portal responds instead. */
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body: string
    }
