/** Window of another library. A function opens it, so that benches can compare it with Foyer's windows. */
export interface PeerWindow {
  /** Opens the window. Once its elements are in the document, resolves with the function that closes it. */
  open(): Promise<() => void>
}

declare global {
  /** Global that the peer's script sets when it is ready. */
  var peerWindow: PeerWindow
}
