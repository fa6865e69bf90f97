/*
 * Table of the playground: one row per call. The page shows the body of `run` as the call's code and runs exactly this
 * code. Then it shows the result of `run`: a window's handle, a promise or a value. A new call needs only a new row, in
 * playgroundPictures.js, playgroundAccounts.js or playgroundEvents.js.
 */
var playgroundCalls = playgroundPictures.concat(playgroundAccounts, playgroundEvents)
