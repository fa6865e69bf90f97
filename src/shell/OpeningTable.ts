/** What an opening call of the API means: which window, with which options, and who gets the choice. */
export interface Opening {
  readonly windowName: string
  readonly options: object
  /** The area of the page that holds the window instead of a modal. */
  readonly container?: string | Element | undefined
  /** The page's callback. */
  readonly onResult?: ((result: never) => void) | undefined
}

/** A family's opening calls: name → what the argument that the page gave means. */
export type OpeningTable = Readonly<Record<string, (argument: never) => Opening>>
