/** Settings of event management (events 9). */
export interface EventConfig {
  /**
   * True when categories, characteristics and keywords have their own tab, Topics. False puts them on the tab
   * Description. Default true.
   */
  topicsTab?: boolean
  /** True when the event form has a tab for the English translation. Default false. */
  translation?: boolean
  /** True when the event form has a tab for the Polish translation. Default false. */
  translationPl?: boolean
  /** Keywords to choose from; default: none. */
  keywordSuggestions?: readonly string[]
  /** The first keyword of every new event. */
  defaultKeyword?: string
  /** The formal category of a new event. */
  defaultCategory?: number
  /**
   * Number of the portal's category system for a new event: 5, 40 or 84. The event form offers the categories of this
   * system. Default: 0, no system. The form then offers the sets `formal` and `content`.
   */
  categorySystem?: number
  /**
   * A country, such as `DE`, or a region, such as `DE-NI` (ISO 3166). The window that repeats an event offers to leave
   * out the public holidays there. Default: the country of the language. A person can choose another country or region.
   */
  holidays?: string
  /** True when the portal accepts a typed organiser, sent as `Organisation` without an id. Default false. */
  organiserFreetext?: boolean
  /** Returns a token that admits the account to the expert mode. Default: the library requests one from the portal. */
  getStageToken?: () => Promise<string>
  /** The number that is passed to the external picture editor. Default 43. */
  pictureEditorId?: number
}
