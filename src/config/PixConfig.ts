/** Settings of the picture library; sizes in bytes. */
export interface PixConfig {
  /** Size that every file must stay below. Default 10 MB. */
  fileSize?: number
  /** Size that all files of one request together must stay below. Default 20 MB. */
  postSize?: number
  /** Allowed extensions, with the dot. Default `.jpeg .jpg .gif .png`. */
  extensions?: readonly string[]
  /**
   * True when the library offers to convert files that the portal would refuse: to JPEG or PNG, or to a smaller size.
   * False refuses these files at once. Default true.
   */
  convertFiles?: boolean
  /** Separator of the keywords in a picture's keyword input. Default `, `. */
  keywordDelimiter?: string
  /** `fetch` uploads by script, `frame` by a form in a hidden iframe, for old proxies. Default `fetch` if supported. */
  uploadTransport?: 'fetch' | 'frame'
  /**
   * True when the delete button in the window of `pix.meta` deletes the picture. Default false: the window says that
   * deleting is not offered (image-library 2.8).
   */
  deleteInMeta?: boolean
  /**
   * True when the windows of the library open in full size. A person's own choice, which the device stores for each
   * window, has priority. Default false.
   */
  fullscreen?: boolean
  /**
   * Ratios of width to height that the page's design needs, such as `'21:9'` or `1.5`. The window that crops a picture
   * offers them before the usual ones (1:1, 4:3, 3:2, 16:9). Default: none.
   */
  ratios?: readonly (string | number)[]
  /**
   * Address that deletes a series, by `POST {deleteSeries}/{seriesId}` with `method=DELETE`. Default: none. The delete
   * button of a series then says that deleting is not offered.
   */
  deleteSeries?: string
}
