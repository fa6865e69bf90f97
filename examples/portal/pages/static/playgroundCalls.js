/*
 * Table of the playground: groups of rows, one row per call. A new call needs only a new row, in
 * playgroundPictures.js, playgroundAccounts.js or playgroundEvents.js:
 *
 *   {
 *     title: 'foyer.pix.load(id)',
 *     text: { de: 'Lädt ein Bild.', en: 'Loads a picture.' },
 *     run: async ({ foyer, pictureId }) => {
 *       const picture = await foyer.pix.load(pictureId)
 *       return picture
 *     },
 *   }
 *
 * The page shows the body of `run` as the call's code and runs exactly this code. The last line, `return` and a name,
 * gives the result to the page and is not shown. `pictureId` and `articleId` are the values of the page's fields. A row
 * whose code contains German or English words has a function for each language: `run: { de: …, en: … }`.
 */
const playgroundCalls = [...playgroundPictures, ...playgroundAccounts, ...playgroundEvents]
