/** What goes wrong between a browser and the portal. */
export type Fault =
  /** The answer comes late, whole. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The answer comes in small parts. */
  | { readonly kind: 'trickle'; readonly bytes: number; readonly everyMilliseconds: number }
  /** No answer ever; the connection stays open. */
  | { readonly kind: 'hang' }
  /** The connection breaks before the portal hears of the request. */
  | { readonly kind: 'refuse' }
  /** The portal does what is asked, then the connection breaks after this share of the answer's body; with 0 nothing of the answer comes. */
  | { readonly kind: 'cut'; readonly share: number }
  /** The answer is whole for HTTP, but its body ends in the middle. */
  | { readonly kind: 'corrupt' }
  /** The portal gets the request twice; the second answer comes back. */
  | { readonly kind: 'repeat' }
  /** The portal does what is asked, and its answer is changed on the way. */
  | {
      readonly kind: 'rewrite'
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: (body: string) => string
    }
  /** Something before the portal answers in its place. */
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body: string
    }
